import {
  all,
  answered,
  any,
  asks,
  atFirst,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  can,
  not,
  on,
  wasAt,
  why,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const code = 'aviator'
const game = { code, providerId: 3 }
const its = `favourite ${code}`

const wish = (step: Step) => ({ game: given(step, 'game'), wanted: given(step, 'wanted') })
const waiting = ({ before }: Step): { wanted: boolean }[] => before?.state.context.wishes ?? []
const isTouched: Test = ({ before }) => before?.state.context.touched.includes(code) === true
const hasWish: Test = (step) => waiting(step).length > 0
const noWish = keeps('wishes', () => [])

/** The game hears this one wish, and no other. */
const hears = ({ sent }: Step, wanted: unknown) =>
  JSON.stringify(sent.map(({ to, event }) => [to, event.type])) ===
  JSON.stringify([[its, wanted === true ? 'add to the favourites' : 'remove from the favourites']])

export const favourites: Oracle = {
  silent: {
    'load the favourites': 'told below: who wished for nothing loses nothing, and it is asked again',
  },
  invariants: {
    'the favourites are asked for as the player comes': {
      when: atFirst,
      holds: all(isAt('loading'), asks('load the favourites')),
    },
    'a wish is kept until the favourites are known, and the last one for a game counts': {
      when: all(on('toggle the favourite'), not(wasAt('loaded'))),
      holds: all(
        isAt('loading'),
        keeps('wishes', (step) => [wish(step)]),
        ({ sent }) => sent.length === 0,
      ),
    },
    'a wish, or the connection that is back, asks again for favourites that did not come': {
      when: wasAt('unavailable'),
      holds: all(isAt('loading'), asks('load the favourites')),
    },
    'favourites that did not come can be asked for again': {
      when: isAt('unavailable'),
      holds: all(can('hub.connected'), ({ state }) =>
        state.can({ type: 'toggle the favourite', game, wanted: true }),
      ),
    },
    'the favourites are known once they come': {
      when: answered('load the favourites'),
      holds: all(
        isAt('loaded'),
        noWish,
        keeps('codes', (step) => given(step, 'output', 'codes')),
        keeps('pageId', (step) => given(step, 'output', 'pageId')),
      ),
    },
    'a wish that waited is fulfilled when the favourites come': {
      when: all(answered('load the favourites'), hasWish),
      holds: (step) => hears(step, waiting(step).at(-1)?.wanted),
    },
    'without a wish no game is asked about': {
      when: all(answered('load the favourites'), not(hasWish)),
      holds: all(isQuiet, ({ sent }) => sent.length === 0),
    },
    'once the favourites are known, a wish is fulfilled at once': {
      when: all(on('toggle the favourite'), wasAt('loaded')),
      holds: all(isAt('loaded'), noWish, (step) => hears(step, given(step, 'wanted'))),
    },
    'the first wish for a game begins with what the server knows of it, under an id of this page': {
      when: all(({ sent }) => sent.length > 0, not(isTouched)),
      holds: asks(its, ({ state }) => ({
        game,
        isFavourite: state.context.codes.includes(code),
        wishId: 'page-1:1',
      })),
    },
    'later wishes go to the same game': {
      when: all(({ sent }) => sent.length > 0, isTouched),
      holds: ({ begun }) => begun.length === 0,
    },
    'who has wished for something is told why the favourites do not come, and the wish is given up': {
      when: all(failed('load the favourites'), hasWish),
      holds: all(
        isAt('unavailable'),
        noWish,
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
    'who has wished for nothing is not bothered when the favourites do not come': {
      when: all(failed('load the favourites'), not(hasWish)),
      holds: all(isAt('unavailable'), isQuiet),
    },
    'a wish can be made at any time': {
      when: any(isAt('loading'), isAt('loaded'), isAt('unavailable')),
      holds: ({ state }) => state.can({ type: 'toggle the favourite', game, wanted: false }),
    },
  },
}
