import { existsSync } from 'node:fs'
import { flows } from '#machines/flows.ts'

const fileOf = (flow: string) => `tests/paths/browser/${flow.replaceAll(' ', '-')}.replay.ts`

/** Every flow has a replay; the compiler checks that a replay sees every state. */
export function assertReplays(): void {
  const faults = Object.keys(flows)
    .filter((flow) => !existsSync(new URL(`../../${fileOf(flow)}`, import.meta.url)))
    .map((flow) => `The flow "${flow}" is not played in a browser: ${fileOf(flow)} is missing.`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
