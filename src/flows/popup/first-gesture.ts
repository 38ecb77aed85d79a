/** Milliseconds: by then what a tap opens has begun to open, and scrolling or typing has paused. */
const rest = 500

/** A scroll alone may be the site's own: it only prolongs a gesture. */
const signs = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel', 'scroll']

let over = () => {}

/** Resolves when the person's first gesture on the page is over. */
export const firstGesture: Promise<void> = new Promise((resolve) => {
  over = resolve
})

/** Called when the page begins, so that none is missed. */
export function hearFirstGesture(): void {
  const hearing = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  let begun = false
  const hear = ({ type }: Event) => {
    begun ||= type !== 'scroll'
    clearTimeout(resting)
    if (!begun || type === 'pointerdown') return
    resting = setTimeout(() => {
      hearing.abort()
      over()
    }, rest)
  }
  for (const sign of signs)
    window.addEventListener(sign, hear, { capture: true, passive: true, signal: hearing.signal })
}
