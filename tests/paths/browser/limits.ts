import type { AnyMachineSnapshot } from 'xstate'
import type { FlowName } from '#machines/flows.ts'
import type { Case } from '../flow.ts'
import { canComeOnSite, impossibleOnSite } from './site.reach.ts'

/** What a browser makes of a flow. */
interface Limits {
  /** By event, transition or state, why neither a person nor a server nor time brings it about. */
  impossible?: Readonly<Record<string, string>>
  /** Whether a person can do it, or the world can bring it, where the model is. */
  canCome?: (event: Case, state: AnyMachineSnapshot) => boolean
  /** Few long cases instead of many short ones: opening the page is what takes the time. */
  long?: true
  /** Every start goes every way: what one of them has walked speaks for none of the others. */
  each?: true
}

/** Until then no way back is offered. */
const attemptsUnnoticed = 2
const ownWords = 'a page that came without its own words has failed before'
const ownFault = 'a fault of the program itself'

/** Every flow is replayed; these not in every respect, or not in short cases. */
export const limits: Partial<Record<FlowName, Limits>> = {
  registration: { impossible: { 'xstate.error.actor.phone verification': ownFault } },
  'phone verification': {
    impossible: {
      'xstate.error.actor.recall the sent code':
        'a browser that refuses its storage has refused the page before',
    },
  },
  site: { impossible: impossibleOnSite, canCome: canComeOnSite, long: true },
  'start-up': {
    impossible: {
      'xstate.error.actor.load the language': ownWords,
      'start-up.loading.language.missing': ownWords,
    },
    /** The language is there before the first answer. */
    canCome: ({ type }, state) =>
      type === 'xstate.done.actor.load the language' || !state.matches({ loading: { language: 'loading' } }),
  },
  notifications: {
    /** The detail lies over the list. */
    canCome: ({ type }, state) =>
      !state.matches({ reading: 'in the detail' }) || (type !== 'show more' && type !== 'try again'),
  },
  favourites: {
    /** A heart turns what it shows. */
    canCome: ({ type, wanted }, state) =>
      type !== 'toggle the favourite' || wanted !== state.matches('loaded'),
  },
  lobby: {
    /** What is not there yet is not chosen; the way back to all games stands where there are none. */
    canCome: ({ type }, state) => {
      if (type === 'choose the category' || type === 'choose the provider')
        return state.matches({ choices: 'shown' })
      return type !== 'clear the filter' || state.matches({ games: 'nothing found' })
    },
  },
  game: {
    long: true,
    each: true,
    /** A game whose page has not come says nothing. */
    canCome: ({ type }, state) =>
      !type.startsWith('game.') || type === 'game.loaded' || state.matches({ 'in the frame': 'playing' }),
  },
  balance: { long: true },
  movements: { long: true },
  realtime: {
    impossible: { 'xstate.error.actor.hold the connection': ownFault },
    long: true,
    canCome: ({ type }, state) => {
      // Who is turned away is a visitor from then on, without a connection.
      if (type === 'network.lost') return !state.matches('stopped')
      if (type === 'hub.turned away')
        return state.context.attempt === 0 && !state.matches({ 'holding the connection': 'connected' })
      return type !== 'connect again' || state.context.attempt > attemptsUnnoticed
    },
  },
}
