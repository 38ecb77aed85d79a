import { gameRow, refusalCloses, type GameDialect, type GameWish } from '#contract/game-providers.ts'
import { gameMachine, type GameEvent, type Launched, type Screen } from '#machines/game/game.machine.ts'
import { after, done, failures } from '../events.ts'
import { type Case, type Start } from 'statechart-walk'
import { type Flow } from 'statechart-paths'
import { playedGame } from '../casino.given.ts'

const launched: Launched = { address: 'https://games.example/play/kiraz-kivilcimi', html: null }
const html: Launched = { address: '/frame/html', html: '<p>Bir oyun</p>' }

const events: Case[] = [
  { type: 'reload' },
  { type: 'try again' },
  { type: 'leave' },
  { type: 'game.loaded' },
  ...failures('ask for the address'),
  after('launch wait', 'game', 'launching'),
  after('launch wait', 'game', 'in the frame', 'coming'),
]

/** Providers whose games the sandbox plays, and the screen on which they are played here. */
export const screens = {
  dt: 'desktop',
  pragmatic: 'phone',
  em: 'desktop',
  amusnet: 'phone',
  egt: 'desktop',
  hub88: 'phone',
  softgamings: 'desktop',
} satisfies Partial<Record<GameDialect, Screen>>

type Said = Exclude<Extract<GameEvent['type'], `game.${string}`>, 'game.loaded'>
const says: Record<Exclude<GameWish, 'loaded'>, Said> = {
  exit: 'game.exit asked',
  reload: 'game.reload asked',
  deposit: 'game.deposit asked',
  failed: 'game.failed',
}

const startOf = ([system, screen]: [string, Screen]): Start => {
  const row = gameRow(system)
  return {
    name: `a player of a game of ${system}, on a ${screen}`,
    input: { game: { ...playedGame, system }, screen },
    events: [
      ...events,
      ...Object.entries(says).flatMap(([wish, type]) => (row && wish in row.says ? [{ type }] : [])),
      done('ask for the address', row?.opens === 'html' ? html : launched),
    ],
  }
}

export const game: Flow = {
  machine: gameMachine.provide({
    guards: {
      'a refusal closes it': ({ context }) => refusalCloses(context.game.system),
    },
  }),
  project: ({ context }) => [context.launched !== null, context.failure],
  starts: Object.entries(screens).map(startOf),
}
