import {
  all,
  answered,
  any,
  asks,
  atFirst,
  was,
  does,
  failed,
  given,
  isAt,
  keeps,
  can,
  not,
  on,
  keepsWhy,
  wasAt,
  type Invariants,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const everything = { category: null, provider: null, phrase: '' }
const elsewhere = { ...everything, provider: 'Mavi Fener' }
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const input = ({ start }: Step): Record<string, unknown> => Object(start.input)
const filter = ({ state }: Step) => state.context.filter
const ofLobby = (step: Step) => ({ lobby: input(step)['lobby'] })
const shown = (step: Step) => ({ ...ofLobby(step), filter: filter(step) })
const noFailure = keeps('failure', () => null)
const isLoaded = any(answered('load the games'), answered('search the games'))
const isEmpty: Test = (step) => same(given(step, 'output'), { list: [], next: null })
const isKnown: Test = (step) => input(step)['known'] !== undefined
const comesBack: Test = (step) => input(step)['seen'] !== undefined
const listStays = keeps('list', (step) => was(step, 'list'))
const hasMore: Test = ({ state }) => state.context.next !== null
const codes = (list: readonly { gameCode: string }[]) => list.map(({ gameCode }) => gameCode)
const film = (step: Step) => given(step, 'output', 'video') ?? null
const slug = (step: Step) => filter(step).category ?? ofLobby(step).lobby
const answers = (...keys: readonly string[]) =>
  all(...keys.map((key) => keeps(key, (step) => given(step, 'output', key))))

/** The list and its slider are loaded again. */
const beginsAnew: Test = (step) =>
  all(
    isAt({ games: filter(step).phrase === '' ? 'loading' : 'searching' }),
    noFailure,
    asks(filter(step).phrase === '' ? 'load the games' : 'search the games', shown),
    ({ sent }) => same(sent, [{ to: 'carousel', event: { type: 'slider.changed', slug: slug(step) } }]),
  )(step)
const notInAddress: Test = ({ effects }) => effects.length === 0
/** It stands in the address a quarter of a second after the last key. */
const isTyped = all(notInAddress, isAt({ address: 'typing' }), ({ waits }) => waits.includes(250))
const standsInAddress = all(
  isAt({ address: 'shown' }),
  does('show it in the address', (step) => ({ filter: filter(step) })),
)

const chosen = (intent: string, changed: (step: Step) => object, address: Test): Invariants => ({
  [`${intent}: the games are asked for anew, and the slides that belong to them`]: {
    when: on(intent),
    holds: all(
      beginsAnew,
      address,
      keeps('filter', (step) => ({ ...Object(was(step, 'filter')), ...changed(step) })),
    ),
  },
})

const filters = ['choose the category', 'choose the provider', 'clear the filter', 'type the phrase']

export const lobby: Oracle = {
  waits: { 'typing wait': 250 },
  silent: {
    'load the video': 'without a film the slides have its place',
    'load the choices': 'the page says in their place, in its own words, that they did not come',
  },
  asksAnew: filters,
  invariants: {
    'the games of the lobby are asked for as somebody comes': {
      when: all(atFirst, not(comesBack)),
      holds: all(isAt({ games: 'loading' }), asks('load the games', shown)),
    },
    'who comes back finds the games that were there': {
      when: all(atFirst, comesBack),
      holds: all(
        isAt({ games: 'browsing' }),
        (step) => same(input(step)['seen'], { list: step.state.context.list, next: step.state.context.next }),
        ({ begun }) => begun.every((each) => each.actor !== 'load the games'),
      ),
    },
    'the film and the choices are asked for where the first page does not bring them': {
      when: all(atFirst, not(isKnown)),
      holds: all(...['load the video', 'load the choices'].map((each) => asks(each, ofLobby))),
    },
    'a first page that brings the film and the choices leaves nothing to ask for': {
      when: all(atFirst, isKnown),
      holds: all(
        isAt({ choices: 'shown' }),
        (step) => isAt({ video: step.state.context.video === null ? 'absent' : 'present' })(step),
        ({ begun }) => begun.every(({ actor }) => !actor.startsWith('load')),
      ),
    },
    'the slides are those of the lobby, and the page follows the address': {
      when: atFirst,
      holds: all(
        asks('follow the address'),
        asks('carousel', (step) => ({
          slug: ofLobby(step).lobby,
          still: input(step)['still'],
          slides: Object(input(step)['known'] ?? null).slides ?? null,
        })),
      ),
    },
    'the filter can be changed, and another address followed, at any time': {
      when: () => true,
      holds: all(...filters.map((each) => can(each)), ({ state }) =>
        state.can({ type: 'address.changed', filter: elsewhere }),
      ),
    },
    ...chosen('choose the category', (step) => ({ category: given(step, 'category') }), standsInAddress),
    ...chosen('choose the provider', (step) => ({ provider: given(step, 'provider') }), standsInAddress),
    ...chosen('clear the filter', () => everything, standsInAddress),
    ...chosen('type the phrase', (step) => ({ phrase: given(step, 'phrase') }), isTyped),
    'a whole phrase stands in the address, and nothing is searched for twice': {
      when: on('xstate.after.typing wait.lobby.address.typing'),
      holds: all(standsInAddress, ({ begun }) => begun.length === 0),
    },
    'a new address loads its games, and is not written again': {
      when: on('address.changed'),
      holds: all(
        (step) => !same(given(step, 'filter'), was(step, 'filter')),
        beginsAnew,
        notInAddress,
        isAt({ address: 'shown' }),
        keeps('filter', (step) => given(step, 'filter')),
      ),
    },
    'the games that come are shown, or that there is none': {
      when: isLoaded,
      holds: all(
        (step) => isAt({ games: isEmpty(step) ? 'nothing found' : 'browsing' })(step),
        answers('list', 'next'),
      ),
    },
    'somebody whose games do not come sees why and can ask again': {
      when: any(failed('load the games'), failed('search the games')),
      holds: all(isAt({ games: 'unavailable' }), keepsWhy, can('try again')),
    },
    'games that did not come are asked for again under the same filter': {
      when: all(on('try again'), wasAt({ games: 'unavailable' })),
      holds: all(
        beginsAnew,
        keeps('filter', (step) => was(step, 'filter')),
      ),
    },
    'more games can be asked for where there are more': {
      when: all(isAt({ games: 'browsing' }), hasMore),
      holds: can('show more'),
    },
    'more games are asked for where there are more, and what is there stays': {
      when: any(on('show more'), all(on('try again'), wasAt({ games: 'more missing' }))),
      holds: all(
        isAt({ games: 'loading more' }),
        hasMore,
        listStays,
        noFailure,
        asks('load the next page', (step) => ({ ...shown(step), skip: step.state.context.next })),
      ),
    },
    'more games stand below, each once': {
      when: answered('load the next page'),
      holds: all(isAt({ games: 'browsing' }), answers('next'), ({ state }) =>
        same(codes(state.context.list), ['tulip-garden', 'tulip-age']),
      ),
    },
    'somebody whose next games do not come sees why, keeps the others, and can ask again': {
      when: failed('load the next page'),
      holds: all(isAt({ games: 'more missing' }), keepsWhy, listStays, can('try again')),
    },
    'the film has its place once it comes; without one the slides have it': {
      when: any(answered('load the video'), failed('load the video')),
      holds: all(
        (step) => isAt({ video: film(step) === null ? 'absent' : 'present' })(step),
        keeps('video', film),
      ),
    },
    'the choices are there once they come': {
      when: answered('load the choices'),
      holds: all(isAt({ choices: 'shown' }), answers('categories', 'providers')),
    },
    'somebody whose choices do not come can ask again': {
      when: failed('load the choices'),
      holds: all(isAt({ choices: 'missing' }), can('try again')),
    },
    'choices that did not come are asked for again': {
      when: all(on('try again'), wasAt({ choices: 'missing' })),
      holds: asks('load the choices', ofLobby),
    },
  },
}
