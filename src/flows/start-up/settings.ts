import type { DataOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import type { Settings } from '#machines/start-up/start-up.machine.ts'
import { peek } from '../../first-screen/brought.ts'

type Options = DataOf<Calls['cms/siteoptionlist']>

export const settingsOf = (options: Options): Settings =>
  Object.fromEntries(
    options.filter(({ status }) => status).map(({ key, value }) => [key.toLowerCase(), value]),
  )

/** Before start-up; null when the document has not brought them. */
export function broughtSettings(): Settings | null {
  const options = peek('cms/siteoptionlist')
  return options && settingsOf(options)
}
