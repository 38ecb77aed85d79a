import {
  all,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  can,
  on,
  keepsWhy,
  type Oracle,
  type Step,
} from '../../invariants/invariant.ts'

const game = (step: Step) => given(step, 'output', 'game')
const searches = all(
  isAt('searching'),
  asks('search for the game', () => ({ name: 'Aviator' })),
)

export const namedGame: Oracle = {
  invariants: {
    'the entry searches for the game that it names': {
      when: ({ event }) => event === null,
      holds: searches,
    },
    'the game that the search finds first opens': {
      when: all(answered('search for the game'), (step) => game(step) !== null),
      holds: all(
        isAt('found'),
        does('open the game', (step) => ({ game: game(step) })),
      ),
    },
    'where the house does not have the game, the player is told, and no game opens': {
      when: all(answered('search for the game'), (step) => game(step) === null),
      holds: all(isAt('not found'), isQuiet),
    },
    'a player whose search is not answered sees why and can ask again': {
      when: failed('search for the game'),
      holds: all(isAt('unavailable'), keepsWhy, can('try again'), isQuiet),
    },
    'the same name is searched for again': {
      when: on('try again'),
      holds: searches,
    },
  },
}
