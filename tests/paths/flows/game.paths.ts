import { gameMachine } from '#machines/game/game.machine.ts'
import type { Launched } from '#machines/game/game.setup.ts'
import { after, done, failures, type Case, type Flow } from '../flow.ts'
import { playedGame } from '../given.ts'

const launched: Launched = { address: 'https://games.example/play/lale-bahcesi', html: null }
const html: Launched = { address: '/frame/softgamings', html: '<p>A game</p>' }

const events: Case[] = [
  { type: 'reload' },
  { type: 'try again' },
  { type: 'leave' },
  { type: 'game.loaded' },
  { type: 'game.exit asked' },
  { type: 'game.reload asked' },
  { type: 'game.deposit asked' },
  { type: 'game.failed' },
  ...failures('ask for the address'),
  after('launch wait', 'game', 'launching'),
  after('launch wait', 'game', 'in the frame', 'coming'),
]

/** What a provider's games have words for differs; what the site does about them does not. */
export const game: Flow = {
  machine: gameMachine,
  project: ({ context }) => [context.launched !== null, context.failure],
  starts: [
    {
      name: 'a player of a game',
      input: { game: playedGame, screen: 'desktop' },
      events: [...events, done('ask for the address', launched)],
    },
    {
      name: 'a player of a game that a refusal closes',
      input: { game: { ...playedGame, system: 'softgamings' }, screen: 'phone' },
      events: [...events, done('ask for the address', html)],
    },
  ],
}
