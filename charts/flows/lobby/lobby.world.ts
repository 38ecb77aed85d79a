import { lobbyMachine, noFilter } from '#machines/lobby/lobby.machine.ts'
import { after, done, failed, failures, refused } from '../events.ts'
import { type Flow } from 'statechart-paths'
import { firstGame, lobbyChoices, secondGame, slides, video } from '../casino.given.ts'

export const nothing = { list: [], next: null }
const some = { list: [firstGame], next: 48 }
const last = { list: [secondGame], next: null }

export const lobby: Flow = {
  machine: lobbyMachine,
  project: ({ context: { filter, next } }) => [filter, next !== null],
  starts: [
    {
      name: 'somebody in the lobby',
      input: { lobby: 'slot', filter: noFilter, still: false },
      events: [
        done('load the games', some),
        done('load the games', nothing),
        ...failures('load the games'),
        { type: 'show more' },
        done('load the next page', last),
        failed('load the next page', refused),
        { type: 'try again' },
      ],
    },
    {
      name: 'somebody whose film is on its way',
      input: { lobby: 'slot', filter: noFilter, still: false },
      events: [
        done('load the video', { video }),
        done('load the video', { video: null }),
        failed('load the video', refused),
      ],
    },
    {
      name: 'somebody whose categories are on their way',
      input: { lobby: 'slot', filter: noFilter, still: false },
      events: [
        done('load the choices', lobbyChoices),
        failed('load the choices', refused),
        { type: 'try again' },
      ],
    },
    {
      name: 'somebody who chooses',
      input: { lobby: 'slot', filter: noFilter, still: false },
      events: [
        { type: 'choose the category', category: 'popular' },
        { type: 'choose the provider', provider: 'Nar Games' },
        { type: 'clear the filter' },
        { type: 'address.changed', filter: noFilter },
        done('load the games', last),
        done('load the games', nothing),
        done('load the choices', lobbyChoices),
      ],
    },
    {
      name: 'somebody who searches',
      input: { lobby: 'slot', filter: noFilter, still: false },
      events: [
        { type: 'type the phrase', phrase: 'lale' },
        after('typing wait', 'lobby', 'address', 'typing'),
        done('search the games', { list: [firstGame], next: 5 }),
        done('search the games', nothing),
        ...failures('search the games'),
      ],
    },
    {
      name: 'somebody whose first page shows the lobby with its film',
      input: { lobby: 'live', filter: noFilter, seen: last, known: { ...lobbyChoices, video, slides } },
      events: [{ type: 'show more' }],
    },
    {
      name: 'somebody whose first page shows the lobby without a film',
      input: { lobby: 'slot', filter: noFilter, seen: last, known: { ...lobbyChoices, video: null, slides } },
      events: [{ type: 'show more' }],
    },
    {
      name: 'somebody who comes back to the lobby',
      input: { lobby: 'slot', filter: noFilter, seen: some },
      events: [{ type: 'show more' }, done('load the next page', last)],
    },
  ],
}
