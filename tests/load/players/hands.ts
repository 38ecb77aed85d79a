import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { Case } from 'statechart-walk'
import type { favouriteMachine } from '#machines/favourite/favourite.machine.ts'
import { selectIsMarked } from '#machines/favourite/favourite.selectors.ts'
import { favouriteId } from '#machines/favourites/favourites.machine.ts'
import { selectIsKnown } from '#machines/favourites/favourites.selectors.ts'
import { noFilter, type LobbyContext } from '#machines/lobby/lobby.machine.ts'
import type { Browser } from './browser.ts'
import { oneOf } from './walks.ts'

export interface Person {
  browser: Browser
  session: StoredSession
  password: string
  random: () => number
  /** Wire money, as the balance shows it. */
  balance: () => number
}

export interface Opened {
  machine: AnyStateMachine
  input?: unknown
  /** Name of the start in the flow's world. */
  start: string
  /** The intents that need what is really there; null: done without an event. */
  hands?: Readonly<Record<string, (event: Case, now: AnyMachineSnapshot) => Case | null>>
}

export interface Walkable {
  by: 'visitor' | 'player'
  open: (person: Person) => Opened | Promise<Opened>
}

const wrongPasswords = 0.05
const withdrawals = 0.5
/** Of the call requests: a player may make three in an hour. */
const asPlayer = 0.1
/** Wire money. */
const paid = 60
const detail = { Amount: paid, WalletNo: '1234567890' }
const method = 'Kesecik'
/** Games that a player likes or does not. */
const liked = 12
const phrases = ['lale', 'gül', 'kiraz', 'tulip', 'altın', 'mavi', 'ejder', 'yok böyle bir oyun']

export const login: Walkable = {
  by: 'visitor',
  open: ({ browser, session, password, random }) => ({
    machine: browser.client.providedLogin,
    start: 'a visitor',
    hands: {
      'log in': ({ type }) => ({
        type,
        form: { username: session.username, password: random() < wrongPasswords ? `${password}!` : password },
      }),
    },
  }),
}

export const payment: Walkable = {
  by: 'player',
  async open({ browser, random, balance }) {
    const purpose = balance() >= paid && random() < withdrawals ? 'withdraw' : 'deposit'
    const methods = await browser.client.askForMethods(purpose, new AbortController().signal)
    const chosen = methods.find(({ name }) => name === method)
    if (!chosen) throw new Error(`There is no method ${method}`)
    return {
      machine: browser.client.providedPayment,
      input: { purpose, method: chosen, title: null },
      start: purpose === 'withdraw' ? 'a withdrawal by a form' : 'a deposit that is paid outside',
      hands: { submit: ({ type }) => ({ type, detail }) },
    }
  },
}

export const callRequest: Walkable = {
  by: 'player',
  open({ browser, session, random }) {
    const from = random() < asPlayer ? 'player' : 'visitor'
    return {
      machine: browser.client.providedCallRequest,
      input: { from, phone: session.phone },
      start: from === 'player' ? 'a player' : 'a visitor',
      hands: {
        'save the request': ({ type }) => ({
          type,
          form: { phone: session.phone, message: `Yarın saat ${Math.ceil(random() * 12)} olsun.` },
        }),
      },
    }
  },
}

const shown = ({ context }: AnyMachineSnapshot): LobbyContext => context

export const lobby: Walkable = {
  by: 'player',
  open({ browser, random }) {
    const { machine, back } = browser.client.openLobby('/casino/slot')
    return {
      machine,
      input: { lobby: 'slot', filter: noFilter, still: false },
      start: 'somebody who chooses',
      hands: {
        'choose the category': ({ type }, now) => ({
          type,
          category: oneOf(shown(now).categories, random)?.slug ?? null,
        }),
        'choose the provider': ({ type }, now) => ({
          type,
          provider: oneOf(shown(now).providers, random)?.name ?? null,
        }),
        'type the phrase': ({ type }) => ({ type, phrase: oneOf(phrases, random) ?? '' }),
        'address.changed': () => {
          back()
          return null
        },
      },
    }
  },
}

/** As the heart of the game shows it. */
function isMarked({ children, context }: AnyMachineSnapshot, code: string): boolean {
  const own: SnapshotFrom<typeof favouriteMachine> | undefined = children[favouriteId(code)]?.getSnapshot()
  return own ? selectIsMarked(own) : selectIsKnown({ context }, code)
}

export const favourites: Walkable = {
  by: 'player',
  async open({ browser, random }) {
    const lobbyShown = { lobby: 'slot', filter: noFilter } as const
    const { list } = await browser.client.loadGames(lobbyShown, 0, new AbortController().signal)
    return {
      machine: browser.client.providedFavourites,
      start: 'a player',
      hands: {
        'toggle the favourite': ({ type }, now) => {
          const game = oneOf(list.slice(0, liked), random)
          if (!game) return null
          const { gameCode: code, mainProviderId: providerId } = game
          return { type, game: { code, providerId }, wanted: !isMarked(now, code) }
        },
      },
    }
  },
}

export const balance: Walkable = {
  by: 'player',
  open: ({ browser, session: { balance: known, withdrawable = null } }) => ({
    machine: browser.client.providedBalance,
    input: { balance: known, withdrawable },
    start: 'a player',
  }),
}

export const realtime: Walkable = {
  by: 'player',
  open: ({ browser, session: { token, fingerprint } }) => ({
    machine: browser.client.providedRealtime,
    input: { token, fingerprint },
    start: 'a player',
  }),
}
