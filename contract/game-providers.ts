import * as z from 'zod/mini'
import { byCode, byDevice, byPlatform, byProduct, bySystem, type LaunchBody } from './launch.ts'

const gameWishes = ['loaded', 'exit', 'reload', 'deposit', 'failed'] as const
/** What a game can tell the page that frames it. */
export type GameWish = (typeof gameWishes)[number]

/** A text, or an object with these members; others are not read. */
type Message = string | Readonly<Record<string, string>>

/** What a browser must know of a game provider. */
export interface GameRow {
  /** As people write it. */
  title: string
  launch: LaunchBody
  /** What the launch call answers; HTML comes with a script, and is shown in a frame without an origin. */
  opens: 'address' | 'html'
  /** Section 8: a game that is not launched closes; otherwise the player can ask again. */
  closesWhenRefused?: true
  /** Its games have no message for the exit: they go to our lobby page, which sends one. */
  leavesToLobby?: true
  says: { readonly [Wish in GameWish]?: readonly Message[] }
}

const egtSays = {
  exit: [{ command: 'com.egt-bg.exit' }],
  reload: [{ command: 'com.egt-bg.reload' }],
} as const

/** Every game provider by its name, which is the `system` of its games. */
export const gameProviders = {
  dt: {
    title: 'DT',
    launch: byCode,
    opens: 'address',
    says: { exit: [{ command: 'exit' }], reload: [{ command: 'reload' }] },
  },
  pragmatic: {
    title: 'Pragmatic',
    launch: byCode,
    opens: 'address',
    says: {
      loaded: [{ event: 'loaded' }],
      exit: [
        { name: 'notifyCloseContainer' },
        { name: 'gameQuit' },
        { name: 'homeButton' },
        { event: 'gameQuit' },
        { event: 'homeButton' },
      ],
      deposit: [{ name: 'openCashier' }, { event: 'openCashier' }],
    },
  },
  em: {
    title: 'EM',
    launch: byProduct,
    opens: 'address',
    says: {
      exit: [{ sender: 'game', type: 'navigateLobby' }],
      deposit: [{ sender: 'game', type: 'navigateDeposit' }],
      failed: [{ sender: 'game', type: 'error' }],
    },
  },
  amusnet: { title: 'Amusnet', launch: byDevice, opens: 'address', says: egtSays },
  egt: { title: 'EGT', launch: byPlatform, opens: 'address', closesWhenRefused: true, says: egtSays },
  hub88: {
    title: 'Hub88',
    launch: byPlatform,
    opens: 'address',
    closesWhenRefused: true,
    leavesToLobby: true,
    says: { exit: [{ command: 'lobby' }] },
  },
  softgamings: {
    title: 'SoftGamings',
    launch: bySystem,
    opens: 'html',
    closesWhenRefused: true,
    says: { exit: ['exit'] },
  },
} as const satisfies Readonly<Record<string, GameRow>>
export type GameDialect = keyof typeof gameProviders

export const isGameDialect = (name: string): name is GameDialect => Object.hasOwn(gameProviders, name)

/** Null: nobody launches the games of this system. */
export const gameRow = (system: string): GameRow | null =>
  isGameDialect(system) ? gameProviders[system] : null

export const refusalCloses = (system: string) => gameRow(system)?.closesWhenRefused === true

/** Null: a message that this provider's games do not have. */
export const wishOf = ({ says }: GameRow, message: unknown): GameWish | null =>
  gameWishes.find((wish) => says[wish]?.some((each) => isSaid(each, message))) ?? null

function isSaid(expected: Message, message: unknown): boolean {
  if (typeof expected === 'string') return message === expected
  if (typeof message !== 'object' || message === null) return false
  const said = new Map<string, unknown>(Object.entries(message))
  return Object.entries(expected).every(([name, value]) => said.get(name) === value)
}

const common = {
  method: 'POST',
  auth: 'player',
  locks: 'player',
  section: '7',
  secret: true,
  data: z.string(),
} as const
export type LaunchCall<Request extends z.ZodMiniType = z.ZodMiniType> = typeof common & {
  path: string
  request: Request
}
type LaunchCalls<Rows extends Readonly<Record<string, GameRow>>> = {
  [Name in keyof Rows & string as ReturnType<typeof launchCall<Name>>]: LaunchCall<
    Rows[Name]['launch']['request']
  >
}

/** The name of a provider's launch call. */
export const launchCall = <Name extends string>(provider: Name) => `casino/${provider}launchurl` as const

export function launchCallsOf<Rows extends Readonly<Record<string, GameRow>>>(rows: Rows): LaunchCalls<Rows>
export function launchCallsOf(rows: Readonly<Record<string, GameRow>>): Record<string, LaunchCall> {
  return Object.fromEntries(
    Object.entries(rows).map(([provider, { launch }]) => {
      const path = launchCall(provider)
      return [path, { ...common, path, request: launch.request }]
    }),
  )
}
