import { assign, fromPromise, setup } from 'xstate'
import type { Language } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

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

export const languageMachine = setup({
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
    /** Section 9: the default language. */
    'want Turkish': assign({ wanted: 'tr' }),
    'keep the language': assign((_, params: { language: string }) => params),
    'remember the language': (_args, _params: { language: string }) => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    /** Until the server has answered, every language is accepted. */
    'it is known': ({ context: { offered } }, params: { language: string }) =>
      offered === null || offered.some(({ locale }) => locale === params.language),
  },
}).createMachine({
  id: 'language',
  description:
    'The language that the site speaks, those that it could speak, and the way from one to another.',
  context: ({ input }) => ({ ...input, wanted: input.language, offered: null }),
  type: 'parallel',
  states: {
    offer: {
      description: 'What there is to choose from.',
      meta: { section: '7 cms/languagelist' },
      initial: 'loading the languages',
      states: {
        'loading the languages': {
          description: 'The server is asked which languages there are.',
          invoke: {
            id: 'load the languages',
            src: 'load the languages',
            onDone: {
              target: 'known',
              actions: { type: 'keep the languages', params: ({ event }) => ({ offered: event.output }) },
            },
            onError: "the site's own",
          },
        },
        known: { description: 'The person can choose from the languages that the server named.' },
        "the site's own": {
          description:
            'The list did not come: Turkish and English are offered, and it is asked for with the next choice.',
          on: { 'choose the language': 'loading the languages' },
        },
      },
    },
    speech: {
      description: 'The language that the person reads now.',
      meta: { section: '2 Left side menu' },
      initial: 'in a language',
      on: {
        'choose the language': [
          {
            guard: { type: 'it is known', params: ({ event }) => ({ language: event.language }) },
            target: '.switching',
            actions: { type: 'want the language', params: ({ event }) => ({ language: event.language }) },
          },
          { target: '.switching', actions: 'want Turkish' },
        ],
      },
      states: {
        'in a language': {
          description: 'The words of the site, with those that the operator has put in their place.',
          meta: { section: '2 Left side menu, 7 cms/translationlist' },
          initial: 'hearing the server',
          states: {
            'hearing the server': {
              description: 'The site speaks already, in its own words.',
              invoke: {
                id: 'hear the server',
                src: 'hear the server',
                input: ({ context }) => ({ language: context.language }),
                onDone: 'worded',
                onError: 'in its own words',
              },
            },
            worded: { description: "The site speaks with the operator's words." },
            'in its own words': {
              description: "The operator's words did not come; a choice of a language asks for them again.",
            },
          },
        },
        switching: {
          tags: 'busy',
          description: 'The old language is spoken until the new one is there; what is being typed stays.',
          meta: { section: '2 Left side menu, 8 Unknown language' },
          invoke: {
            id: 'switch the language',
            src: 'switch the language',
            input: ({ context }) => ({ language: context.wanted }),
            onDone: {
              target: 'in a language',
              actions: [
                { type: 'keep the language', params: ({ event }) => ({ language: event.output }) },
                { type: 'remember the language', params: ({ event }) => ({ language: event.output }) },
              ],
            },
            onError: { target: 'in a language', actions: { type: 'show the failure', params: itsFailure } },
          },
        },
      },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/language/language.provide.ts')
}
