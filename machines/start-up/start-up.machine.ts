import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'

/** Values by lower-case key. */
export type Settings = Record<string, string>
export interface Domains {
  currentDomain: string
  nextDomain: string
}

export type StartUpEvent = { type: 'try again' }

export type StartUpEffect = 'reload the page'

export interface StartUpInput {
  language: string
  /** Automatic reloads within the last minute. */
  reloads: number
}

/** A part that failed to load is empty. */
export interface Found {
  settings: Settings
  domains: Domains | null
  /** 0: none is offered. */
  trialBonus: number
}

export interface StartUpContext extends StartUpInput, Found {}

/** After two reloads within a minute the page stays. */
const mostReloads = 2

export const startUpMachine = setup({
  types: {
    context: {} as StartUpContext,
    events: {} as StartUpEvent,
    input: {} as StartUpInput,
    output: {} as Found,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'load the language': fromPromise<void, { language: string }>(unprovided),
    'load the site settings': fromPromise<Settings>(unprovided),
    'load the casino categories': fromPromise<void>(unprovided),
    'load the domains': fromPromise<Domains>(unprovided),
    'load the trial bonus': fromPromise<number>(unprovided),
  },
  actions: {
    'keep the settings': assign((_, params: { settings: Settings }) => ({ settings: params.settings })),
    'keep the domains': assign((_, params: { domains: Domains }) => ({ domains: params.domains })),
    'keep the trial bonus': assign((_, params: { trialBonus: number }) => ({
      trialBonus: params.trialBonus,
    })),
    'reload the page': () => unprovided(),
  },
  guards: {
    'the server refused': (_, params: { failure: Failure }) => params.failure.kind === 'refused',
    'it reloaded too often': (_, params: { reloads: number }) => params.reloads >= mostReloads,
  },
}).createMachine({
  id: 'start-up',
  description: 'The site gathers what it needs before the first page, each part on its own.',
  context: ({ input }) => ({ ...input, settings: {}, domains: null, trialBonus: 0 }),
  output: ({ context: { settings, domains, trialBonus } }) => ({ settings, domains, trialBonus }),
  initial: 'loading',
  states: {
    loading: {
      type: 'parallel',
      tags: 'busy',
      description: 'A part that does not come is done without; one that is refused reloads the page.',
      meta: { section: '4 Start-up' },
      onDone: 'ready',
      states: {
        language: {
          description: 'The words in which the site speaks.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for the languages and its words.',
              meta: { section: '7 cms/languagelist, cms/translationlist' },
              invoke: {
                id: 'load the language',
                src: 'load the language',
                input: ({ context }) => ({ language: context.language }),
                onDone: 'loaded',
                onError: 'missing',
              },
            },
            loaded: { type: 'final', description: 'The site speaks with the words of the server.' },
            missing: { type: 'final', description: "The site's own words stand in for the server's." },
          },
        },
        'site settings': {
          description: 'What the operator has set for this site, such as links and switches.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for what the operator has set.',
              meta: { section: '7 cms/siteoptionlist' },
              invoke: {
                id: 'load the site settings',
                src: 'load the site settings',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'keep the settings', params: ({ event }) => ({ settings: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'the server refused', params: itsFailure },
                    target: '#start-up.turned down',
                  },
                  { target: 'missing' },
                ],
              },
            },
            loaded: { type: 'final', description: 'The site follows what the operator has set.' },
            missing: { type: 'final', description: 'Links that the settings would name are left out.' },
          },
        },
        'casino categories': {
          description: 'The categories of games that the lobbies show.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for the categories and their games.',
              meta: { section: '4 Start-up, 7 casino/categorylist' },
              invoke: {
                id: 'load the casino categories',
                src: 'load the casino categories',
                onDone: 'loaded',
                onError: 'missing',
              },
            },
            loaded: { type: 'final', description: 'The lobbies share them.' },
            missing: {
              type: 'final',
              description: 'A lobby asks again, and says so where it cannot have them.',
            },
          },
        },
        domains: {
          description: 'The address of the site now, and its next one.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for the addresses of the site.',
              meta: { section: '7 cms/domainstatus' },
              invoke: {
                id: 'load the domains',
                src: 'load the domains',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'keep the domains', params: ({ event }) => ({ domains: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'the server refused', params: itsFailure },
                    target: '#start-up.turned down',
                  },
                  { target: 'missing' },
                ],
              },
            },
            loaded: { type: 'final', description: 'The site can name its present and its next address.' },
            missing: { type: 'final', description: 'No other domain is named.' },
          },
        },
        'trial bonus': {
          description: 'How much a new player gets as a trial bonus.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The server is asked for the amount of the trial bonus.',
              meta: { section: '7 bonus/trialbonusamount' },
              invoke: {
                id: 'load the trial bonus',
                src: 'load the trial bonus',
                onDone: {
                  target: 'loaded',
                  actions: {
                    type: 'keep the trial bonus',
                    params: ({ event }) => ({ trialBonus: event.output }),
                  },
                },
                onError: [
                  {
                    guard: { type: 'the server refused', params: itsFailure },
                    target: '#start-up.turned down',
                  },
                  { target: 'missing' },
                ],
              },
            },
            loaded: { type: 'final', description: 'The site can say the amount of the trial bonus.' },
            missing: { type: 'final', description: 'No trial bonus is offered.' },
          },
        },
      },
    },
    'turned down': {
      description: 'The server refused what the site cannot be without.',
      meta: { section: '8 Site options, domain status or trial bonus' },
      always: [
        {
          guard: { type: 'it reloaded too often', params: ({ context }) => ({ reloads: context.reloads }) },
          target: 'out of service',
        },
        { target: 'reloading the page' },
      ],
    },
    'reloading the page': {
      tags: 'busy',
      description: 'The page begins anew; how often it did is remembered outside.',
      meta: { section: '8 Site options, domain status or trial bonus' },
      entry: 'reload the page',
    },
    'out of service': {
      description: 'Reloading did not help: the person is told, and can try again.',
      meta: { section: 'beyond' },
      on: { 'try again': 'loading' },
    },
    ready: {
      type: 'final',
      description: 'Everything that could be had is there.',
      meta: { section: '4 Start-up' },
    },
  },
})

export type StartUpActor = ActorRefFrom<typeof startUpMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/start-up/start-up.provide.ts')
}
