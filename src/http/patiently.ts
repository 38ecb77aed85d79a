/** Milliseconds until what failed is tried again though there is a network: it may be back before it is heard that it was gone. They
 * end within the minute in which `followNewReleases` begins a page anew once only: code that is gone for good must not do so again and again. */
export const soon = [1000, 2000, 4000, 8000, 16_000]

/** Code that is late but never given up: a lost network only delays it. */
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

/** False after the delay, which only passes while there is a network. */
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
