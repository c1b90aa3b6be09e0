import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './shell/router.svelte.ts'
import { settings } from './shell/settings.svelte.ts'
import './styles/fonts.ts'
import './styles/app.css'

const target = document.querySelector('#app')
if (target === null) throw new Error('the page has no place for the app')
settings.start()
router.start()
mount(App, { target })
