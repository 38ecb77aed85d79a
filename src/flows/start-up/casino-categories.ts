import { ask } from '../../http/ask.ts'
import { onceInALanguage } from '../../http/once-in-a-language.ts'

/** Asked for by start-up, and shared by whoever wants them after it. */
export const casinoCategories = onceInALanguage(async () => (await ask('casino/categorylist', {})).data)
