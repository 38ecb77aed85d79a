/** Milliseconds: whatever a tap opens has begun to open, and whoever scrolls or types has paused. */
const rest = 500

/** A scroll alone may be the site's own; it only makes a gesture longer. */
const signs = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel', 'scroll']

let over: Promise<void> | undefined

/** Resolves when the person's first gesture on the page is over. main.tsx asks first, so that none is missed. */
export function firstGesture(): Promise<void> {
  over ??= new Promise((resolve) => {
    const hearing = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    let begun = false
    const hear = ({ type }: Event) => {
      begun ||= type !== 'scroll'
      clearTimeout(resting)
      if (!begun || type === 'pointerdown') return
      resting = setTimeout(() => {
        hearing.abort()
        resolve()
      }, rest)
    }
    for (const sign of signs)
      window.addEventListener(sign, hear, { capture: true, passive: true, signal: hearing.signal })
  })
  return over
}
