import { movementsMachine } from '#machines/movements/movements.machine.ts'
import { done, failed, failures, refused } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { betMoved, bonusMoved, depositMoved, withdrawMoved } from '../given.ts'

const standing = { balance: 540, withdrawable: 290, held: 50 }
export const nothing = { balance: 0, withdrawable: 0, held: 0, total: 0, list: [] }
export const firstPage = { ...standing, total: 4, list: [betMoved, withdrawMoved] }
export const nextPage = { ...standing, total: 4, list: [bonusMoved, depositMoved] }
const news = [{ type: 'hub.balance changed' }, { type: 'hub.connected' }]

export const movements: Flow = {
  machine: movementsMachine,
  project: ({ context }) => [context.list, context.total],
  starts: [
    {
      name: 'a player',
      events: [
        ...news,
        { type: 'try again' },
        done('load the movements', { ...standing, total: 2, list: [bonusMoved, depositMoved] }),
        done('load the movements', nothing),
        ...failures('load the movements'),
      ],
    },
    {
      name: 'a player with more than a page',
      events: [
        ...news,
        { type: 'show more' },
        { type: 'try again' },
        done('load the movements', firstPage),
        done('load the movements', nextPage),
        failed('load the movements', refused),
      ],
    },
  ],
}
