import { walksMark } from '#contract/call.ts'

/** Whether this page load is one of those that tell which transitions they took. */
export const tellsWalk = (): boolean =>
  Math.random() < Number(document.documentElement.getAttribute(walksMark))
