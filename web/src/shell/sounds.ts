import { settings } from './settings.svelte.ts'

const NOTES: Record<'turn' | 'move' | 'chat', number[]> = { turn: [523, 784], move: [294], chat: [659] }
let context: AudioContext | null = null

/** A short soft sound, if the reader asked for sounds. */
export function chime(kind: keyof typeof NOTES): void {
  if (!settings.sounds || document.hidden) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const pitch of NOTES[kind]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.06, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 0.25)
    at += 0.11
  }
}
