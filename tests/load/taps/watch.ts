/** Milliseconds to the next paint, and to the field that was waited for (null: none). */
export interface Tapped {
  paint: number
  field: number | null
}

interface Watch {
  longTasks: number[]
  await: (field: string | null) => void
  tapped: () => Promise<Tapped>
}

declare global {
  interface Window {
    watch: Watch
  }
}

/**
 * Runs in the page before its scripts. The next paint is that of the tap's longest event, as in INP; without an event entry
 * (if no event took two frames) it is the paint after the click.
 */
export function watchTaps(): void {
  /** Milliseconds in which the browser reports an event after its paint. */
  const patience = 500
  /** The lowest threshold that browsers allow. */
  const shortest: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }

  class Page implements Watch {
    longTasks: number[] = []
    #events: PerformanceEventTiming[] = []
    #result: Promise<Tapped> | undefined

    constructor() {
      new PerformanceObserver((list) => {
        this.longTasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask', buffered: true })
      new PerformanceObserver((list) => {
        this.#events.push(...(list.getEntries() as PerformanceEventTiming[]))
      }).observe(shortest)
    }

    await(field: string | null): void {
      this.#events = []
      this.#result = this.#watch(field)
    }

    tapped(): Promise<Tapped> {
      return this.#result ?? Promise.reject(new Error('Nobody waits for a tap'))
    }

    async #watch(field: string | null): Promise<Tapped> {
      const [begun, clicked] = await Promise.all([this.#next('pointerdown'), this.#next('click')])
      const used = field === null ? null : this.#usable(field)
      const paint = (await this.#painted()) - clicked
      const until = performance.now() + patience
      while (this.#click === undefined && performance.now() < until) await this.#painted()
      const id = this.#click?.interactionId
      const durations = this.#events.flatMap(({ interactionId, duration }) =>
        interactionId === id ? duration : [],
      )
      return {
        paint: durations.length > 0 ? Math.max(...durations) : paint,
        field: used === null ? null : (await used) - begun,
      }
    }

    get #click(): PerformanceEventTiming | undefined {
      return this.#events.find(({ name, interactionId }) => name === 'click' && interactionId > 0)
    }

    #next(type: string): Promise<number> {
      return new Promise((resolve) => {
        const hear = ({ timeStamp }: Event) => resolve(timeStamp)
        addEventListener(type, hear, { capture: true, once: true })
      })
    }

    /** Resolves after the next paint. */
    #painted(): Promise<number> {
      return new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now()), { once: true })
          port1.start()
          port2.postMessage(null)
        })
      })
    }

    /** Resolves when the field is visible and enabled. */
    #usable(selector: string): Promise<number> {
      return new Promise((resolve) => {
        const look = () => {
          const field = document.querySelector(selector)
          if (!field?.checkVisibility() || field.matches(':disabled, [inert] *')) return
          changes.disconnect()
          resolve(this.#painted())
        }
        const changes = new MutationObserver(look)
        changes.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      })
    }
  }

  window.watch = new Page()
}
