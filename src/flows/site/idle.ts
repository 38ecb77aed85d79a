/** Milliseconds: a page that is never idle waits no longer. */
const patience = 1_000

/** The browser has nothing to do. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patience })
    else setTimeout(resolve)
  })
