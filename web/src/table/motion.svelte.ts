import { tick } from 'svelte'
import type { Flight } from './board.ts'

export type Speed = 'off' | 'fast' | 'normal' | 'slow'

const LENGTH: Record<Speed, number> = { off: 0, fast: 150, normal: 320, slow: 700 }
const QUEUE_FULL = 8 // further behind than this, catch up without motion

interface Spot {
  x: number
  y: number
  width: number
  height: number
  element: Element
}

/** Shows changes one after the other. Pieces (`data-piece`) travel from where they were to where they are. */
export class Motion {
  root: HTMLElement | null = null
  speed: Speed = $state('normal')
  /** True while something moves or waits to. */
  busy = $state(false)
  #queue: (() => Promise<void>)[] = []
  #running = false
  #skipping = false
  #animations: Animation[] = []
  #wake: (() => void) | null = null

  get length(): number {
    const hidden = typeof document !== 'undefined' && document.hidden
    return hidden || this.#skipping || this.#queue.length > QUEUE_FULL ? 0 : LENGTH[this.speed]
  }

  /** Carry a change out when its turn has come, and show how pieces travelled; `pace` 0 shows it without motion. */
  show(change: () => void | Promise<void>, flights: () => Flight[] = () => [], pace = 1): void {
    this.#queue.push(() => this.#play(change, flights, pace))
    void this.#run()
  }

  /** Finish everything that moves at once. */
  skip(): void {
    if (!this.#running) return
    this.#skipping = true
    for (const animation of this.#animations) animation.finish()
    this.#wake?.()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    this.busy = true
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      try {
        await next()
      } catch (error) {
        reportError(error) // one change that cannot be shown must not hold up the others
      }
    }
    this.#running = false
    this.#skipping = false
    this.busy = false
  }

  async #play(change: () => void | Promise<void>, flights: () => Flight[], pace: number): Promise<void> {
    if (this.length * pace === 0 || this.root === null) {
      await change()
      await tick()
      return
    }
    const before = this.#spots()
    const anchors = this.#anchors()
    await change()
    await tick()
    this.#animations = [...this.#travel(before), ...this.#fly(flights(), anchors)]
    if (this.#animations.length > 0) await this.#finished()
    else await this.#pause(this.length / 2)
    this.#animations = []
  }

  async #finished(): Promise<void> {
    await Promise.race([
      Promise.allSettled(this.#animations.map((animation) => animation.finished)),
      this.#pause(this.length * 4), // a page in the background may never finish an animation
    ])
  }

  #pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, length)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #spots(): Map<string, Spot> {
    const spots = new Map<string, Spot>()
    for (const element of this.root?.querySelectorAll('[data-piece]') ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 || height > 0) spots.set(element.getAttribute('data-piece') ?? '', { x, y, width, height, element })
    }
    return spots
  }

  #anchors(): Map<string, Spot> {
    const spots = this.#spots()
    for (const element of document.querySelectorAll('[data-place]')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      spots.set(element.getAttribute('data-place') ?? '', { x, y, width, height, element })
    }
    return spots
  }

  #travel(before: Map<string, Spot>): Animation[] {
    const animations: Animation[] = []
    const timing: KeyframeAnimationOptions = { duration: this.length, easing: 'cubic-bezier(.3,.7,.3,1)' }
    const after = this.#spots()
    for (const [piece, now] of after) {
      const then = before.get(piece)
      if (then === undefined) {
        if (before.size > 0) animations.push(now.element.animate([{ opacity: 0 }, { opacity: 1 }], timing))
        continue
      }
      const dx = then.x + then.width / 2 - now.x - now.width / 2
      const dy = then.y + then.height / 2 - now.y - now.height / 2
      if (Math.abs(dx) + Math.abs(dy) < 2) continue
      const scale = scaleOf(now.element)
      animations.push(
        now.element.animate([{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: 'none' }], timing),
      )
    }
    for (const [piece, then] of before) if (!after.has(piece)) this.#fall(then, animations, timing)
    return animations
  }

  /** A piece that is gone falls away: a copy fades where it stood. */
  #fall(spot: Spot, animations: Animation[], timing: KeyframeAnimationOptions): void {
    if (!(spot.element instanceof HTMLElement)) return
    const ghost = spot.element.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-piece')
    this.#float(ghost, spot)
    animations.push(
      this.#vanishing(ghost, [{ opacity: 0.9 }, { opacity: 0, transform: 'translateY(14px) scale(.9)' }], timing),
    )
  }

  #fly(flights: Flight[], before: Map<string, Spot>): Animation[] {
    if (flights.length === 0) return []
    const after = this.#anchors()
    const timing: KeyframeAnimationOptions = { duration: this.length * 1.3, easing: 'ease-in-out' }
    return flights.flatMap((flight) => {
      const from = before.get(flight.from) ?? after.get(flight.from)
      const to = after.get(flight.to) ?? before.get(flight.to)
      if (from === undefined || to === undefined) return []
      const token = flightToken(flight)
      const size = 34
      const spot = { x: from.x + from.width / 2 - size / 2, y: from.y + from.height / 2 - size / 2, width: size, height: size }
      this.#float(token, { ...spot, element: token })
      const dx = to.x + to.width / 2 - from.x - from.width / 2
      const dy = to.y + to.height / 2 - from.y - from.height / 2
      const path = [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.85 }]
      return [this.#vanishing(token, path, timing)]
    })
  }

  #float(element: HTMLElement, spot: Spot): void {
    element.setAttribute('aria-hidden', 'true')
    element.classList.add('in-flight')
    Object.assign(element.style, {
      left: `${spot.x}px`,
      top: `${spot.y}px`,
      width: `${spot.width}px`,
      height: `${spot.height}px`,
    })
    document.body.append(element)
  }

  #vanishing(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing)
    const remove = (): void => element.remove()
    animation.finished.then(remove, remove)
    return animation
  }
}

/** Screen pixels per unit of an SVG element: its transforms are in its own units. */
function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1
  const matrix = (element.parentNode instanceof SVGGraphicsElement ? element.parentNode : element).getScreenCTM()
  return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b) || 1
}

function flightToken(flight: Flight): HTMLElement {
  const token = document.createElement('div')
  token.className = 'flight'
  if (flight.color !== undefined) token.style.color = flight.color
  if (flight.icon !== undefined) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 512 512')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', flight.icon)
    path.setAttribute('fill', 'currentColor')
    svg.append(path)
    token.append(svg)
  }
  const words = flight.text ?? (flight.count !== undefined && flight.count > 1 ? `×${flight.count}` : '')
  if (words !== '') token.append(Object.assign(document.createElement('b'), { textContent: words }))
  return token
}
