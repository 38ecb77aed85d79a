/**
 * Milliseconds between retries while the browser is online: it may not have noticed a lost network yet. In total less
 * than the minute in which the site reloads only once: code that is gone for good must not reload the page
 * again and again.
 */
export const soon = [1000, 2000, 4000, 8000, 16_000]

/** Never rejects: retries after each of `soon`, then whenever the network returns. */
export function patiently<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  const fetchAgain = async (delays: number[]): Promise<Code> => {
    try {
      return await fetch()
    } catch {
      const [delay, ...later] = delays
      return fetchAgain((await isNetworkBack(delay)) ? soon : later)
    }
  }
  return () => fetchAgain(soon)
}

/** True when the network returns; false after `delay`, which runs only while the browser is online. */
function isNetworkBack(delay: number | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const back = () => {
      clearTimeout(waiting)
      resolve(true)
    }
    const giveUp = () => {
      window.removeEventListener('online', back)
      resolve(false)
    }
    const waiting = navigator.onLine && delay !== undefined ? setTimeout(giveUp, delay) : undefined
    window.addEventListener('online', back, { once: true })
  })
}
