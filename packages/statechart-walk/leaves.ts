import type { StateValue } from 'xstate'

/** The leaf states by path: 'dialog.login'. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, below]) =>
    below === undefined || Object.keys(below).length === 0
      ? [key]
      : leavesOf(below).map((leaf) => `${key}.${leaf}`),
  )
}
