import { walksMark } from '#contract/call.ts'

/** Whether this page load is one of those that tell which transitions they took. */
export function tellsWalk(): boolean {
  const share = Number(document.documentElement.getAttribute(walksMark))
  return share > 0 && Math.random() < share
}
