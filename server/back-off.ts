/** Milliseconds before the first restart; doubled for each later one. */
const firstWait = 1_000
const longestWait = 60_000
/** Milliseconds of uptime after which the back-off starts again at firstWait. */
const steadyAfter = 60_000

/** Back-off of one program's restarts. @returns the milliseconds to wait after a run that began then, by performance.now() */
export function backOff(): (begun: number) => number {
  let next = firstWait
  return (begun) => {
    const wait = performance.now() - begun >= steadyAfter ? firstWait : next
    next = Math.min(wait * 2, longestWait)
    return wait
  }
}
