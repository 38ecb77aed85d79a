import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '#contract/failure.ts'

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

export const startUp = setup({
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
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/start-up/start-up.provide.ts')
}
