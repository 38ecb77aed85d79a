import { ask } from '../../http/ask.ts'
import { onceInALanguage } from '../../http/once-in-a-language.ts'

export const casinoCategories = onceInALanguage(async () => (await ask('casino/categorylist', {})).data)
