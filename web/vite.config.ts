import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons.ts'

const server = process.env.WONDERWOOD ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
