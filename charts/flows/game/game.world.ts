import type { GameDialect } from '#contract/frame.ts'
import { gameMachine, type GameEvent, type Launched, type Screen } from '#machines/game/game.machine.ts'
import { after, done, failures, type Case, type Flow, type Start } from '../../paths/flow.ts'
import { playedGame } from '../casino.given.ts'

const launched: Launched = { address: 'https://games.example/play/kiraz-kivilcimi', html: null }
const html: Launched = { address: '/frame/softgamings', html: '<p>Bir oyun</p>' }

const events: Case[] = [
  { type: 'reload' },
  { type: 'try again' },
  { type: 'leave' },
  { type: 'game.loaded' },
  ...failures('ask for the address'),
  after('launch wait', 'game', 'launching'),
  after('launch wait', 'game', 'in the frame', 'coming'),
]

type Said = Exclude<Extract<GameEvent['type'], `game.${string}`>, 'game.loaded'>

/** What the games of each dialect can say, and the screen on which they are played here. */
const dialects: Record<GameDialect, { screen: Screen; says: Said[] }> = {
  dt: { screen: 'desktop', says: ['game.exit asked', 'game.reload asked'] },
  pragmatic: { screen: 'phone', says: ['game.exit asked', 'game.deposit asked'] },
  em: { screen: 'desktop', says: ['game.exit asked', 'game.deposit asked', 'game.failed'] },
  amusnet: { screen: 'phone', says: ['game.exit asked', 'game.reload asked'] },
  egt: { screen: 'desktop', says: ['game.exit asked', 'game.reload asked'] },
  hub88: { screen: 'phone', says: ['game.exit asked'] },
  softgamings: { screen: 'desktop', says: ['game.exit asked'] },
}

const startOf = ([system, { screen, says }]: [string, (typeof dialects)[GameDialect]]): Start => ({
  name: `a player of a game of ${system}, on a ${screen}`,
  input: { game: { ...playedGame, system }, screen },
  events: [
    ...events,
    ...says.map((type) => ({ type })),
    done('ask for the address', system === 'softgamings' ? html : launched),
  ],
})

export const game: Flow = {
  machine: gameMachine,
  project: ({ context }) => [context.launched !== null, context.failure],
  starts: Object.entries(dialects).map(startOf),
}
