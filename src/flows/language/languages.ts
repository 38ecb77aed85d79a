import type { Language } from '#contract/cms.ts'
import { ask } from '../../http/ask.ts'

let asked: Promise<Language[]> | null = null

/** Languages that the site is offered in, requested once; a failure is not cached. */
export function languages(): Promise<Language[]> {
  asked ??= load()
  return asked
}

async function load(): Promise<Language[]> {
  try {
    const { data } = await ask('cms/languagelist', {})
    return data
  } catch (failure) {
    asked = null
    throw failure
  }
}
