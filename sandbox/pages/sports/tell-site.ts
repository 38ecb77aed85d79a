import type { SportsMessage } from '#contract/frame.ts'

/** Asks the site around the frame to do something. It holds no secret: the site alone decides whether to listen. */
export function tellSite(command: SportsMessage['command']): void {
  if (window.parent !== window) window.parent.postMessage({ command } satisfies SportsMessage, '*')
}
