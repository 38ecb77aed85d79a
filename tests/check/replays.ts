import { existsSync } from 'node:fs'
import { flows } from '#machines/flows.ts'

/** Their replay is still to come. */
const notYet: readonly string[] = ['notifications']
const fileOf = (flow: string) => `tests/paths/browser/${flow.replaceAll(' ', '-')}.replay.ts`

/** Every flow of the registry is played in a browser; that a replay sees every state of its machine, the compiler knows. */
export function assertReplays(): void {
  const faults = Object.keys(flows).flatMap((flow) => {
    const isThere = existsSync(new URL(`../../${fileOf(flow)}`, import.meta.url))
    if (isThere && notYet.includes(flow))
      return [`"${flow}" has its replay: tests/check/replays.ts still excuses it.`]
    return isThere || notYet.includes(flow)
      ? []
      : [`The flow "${flow}" is not played in a browser: ${fileOf(flow)} is missing.`]
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
