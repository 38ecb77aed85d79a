import { assign, fromPromise, setup } from 'xstate'
import type { Language } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'

export type LanguageEvent = { type: 'choose the language'; language: string }

export type LanguageEffect = 'remember the language' | 'show the failure'

export interface LanguageInput {
  language: string
}

export interface LanguageContext extends LanguageInput {
  /** The language being switched to. */
  wanted: string
  /** From the server; null until loaded. */
  offered: Language[] | null
}

/** Section 9. */
const defaultLanguage = 'tr'

export const language = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the languages': fromPromise<Language[]>(unprovided),
    /** Resolves with the language that is active then. */
    'switch the language': fromPromise<string, { language: string }>(unprovided),
    'hear the server': fromPromise<void, { language: string }>(unprovided),
  },
  actions: {
    'keep the languages': assign((_, params: { offered: Language[] }) => params),
    'want the language': assign((_, params: { language: string }) => ({ wanted: params.language })),
    'want Turkish': assign({ wanted: defaultLanguage }),
    'keep the language': assign((_, params: { language: string }) => params),
    'remember the language': (_args, _params: { language: string }) => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    /** Until the server has answered, every language is accepted. */
    'it is known': ({ context: { offered } }, params: { language: string }) =>
      offered === null || offered.some(({ locale }) => locale === params.language),
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/language/language.provide.ts')
}
