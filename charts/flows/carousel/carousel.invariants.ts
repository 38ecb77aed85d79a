import { failureOf } from '#machines/failure.ts'
import type { StateValue } from 'xstate'
import {
  all,
  answered,
  any,
  asks,
  atFirst,
  can,
  failed,
  given,
  isAt,
  keeps,
  not,
  on,
  wasAt,
  type Invariant,
  type Invariants,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const load = 'load the slides'
const loads = (slug: (step: Step) => unknown): Test =>
  all(
    isAt({ slides: 'loading' }),
    asks(load, (step) => ({ slug: slug(step) })),
  )
const playing = isAt({ slides: 'playing' })
const moves = isAt({ slides: { playing: 'moving' } })
const waitsAnew: Test = ({ waits }) => waits.length === 1 && waits[0] === 5_000
const asked = ({ state }: Step): unknown => state.context.slug
const came = (step: Step) => given(step, 'output')
const isNone = (step: Step) => JSON.stringify(came(step)) === '[]'
const placeOfNew = (step: Step): unknown =>
  JSON.stringify(step.before?.state.context.slides) === JSON.stringify(came(step))
    ? step.before?.state.context.place
    : 0
const gone = all(
  keeps('slides', () => []),
  keeps('place', () => 0),
)

const paused = { 'slide show': 'paused' }
const pointed = { pointer: 'on the slides' }
const focused = { focus: 'on the slides' }
const passed = { sight: 'scrolled past' }
const hidden = { tab: 'hidden' }
const isHeld: Test = any(
  isAt(paused, pointed, focused, passed, hidden),
  ({ state }) => state.context.slides.length < 2,
)

/** Whatever else happens, one event alone begins it and one alone ends it. */
const lasts = (what: string, where: StateValue, begins: string, ends: string): Invariants => ({
  [`${what} begins`]: { when: on(begins), holds: isAt(where) },
  [`${what} ends`]: { when: on(ends), holds: not(isAt(where)) },
  [`${what} lasts until then`]: { when: all(wasAt(where), not(on(ends))), holds: isAt(where) },
  [`${what} does not begin by itself`]: {
    when: all(({ before }) => before !== null, not(wasAt(where)), not(on(begins))),
    holds: not(isAt(where)),
  },
})

/** Every way to choose a slide, whether they move or stand. */
const chosen = (type: string, where: string): [string, Invariant] => [
  `${type}: it is in view at once (${where})`,
  {
    when: on(type, { slides: { playing: where } }),
    holds: all(
      isAt({ slides: { playing: where } }),
      keeps('place', (step) => given(step, 'place')),
    ),
  },
]

export const carousel: Oracle = {
  waits: { autoplay: 5_000 },
  invariants: {
    'slides that come with the page are in view at once': {
      when: ({ event, state }) => event === null && state.context.slides.length > 0,
      holds: (step) => playing(step) && step.begun.every(({ actor }) => actor !== load),
    },
    'slides that did not come with the page are asked for': {
      when: ({ event, state }) => event === null && state.context.slides.length === 0,
      holds: loads(asked),
    },
    'another slider brings its own slides, and keeps those before in view until they come': {
      when: on('slider.changed'),
      holds: all(
        loads((step) => given(step, 'slug')),
        keeps('slug', (step) => given(step, 'slug')),
        keeps('slides', ({ before }) => before?.state.context.slides),
      ),
    },
    'it is asked for again only when it is another slider': {
      when: on('slider.changed'),
      holds: (step) => step.before?.state.context.slug !== given(step, 'slug'),
    },
    'slides that came are shown from the first, unless they are those that are in view': {
      when: (step) => answered(load)(step) && !isNone(step),
      holds: all(playing, keeps('slides', came), keeps('place', placeOfNew)),
    },
    'slides move by themselves exactly while nothing holds them': {
      when: playing,
      holds: (step) => moves(step) !== isHeld(step),
    },
    'a slide that begins to move has its whole time': {
      when: all(moves, any(atFirst, not(wasAt({ slides: { playing: 'moving' } })))),
      holds: waitsAnew,
    },
    'a slide that is chosen while they move has its whole time': {
      when: all(any(on('show the slide'), on('slide.pulled')), moves),
      holds: waitsAnew,
    },
    'a person who wants less motion finds them paused': {
      when: all(atFirst, ({ state }) => state.context.still),
      holds: isAt(paused),
    },
    'nothing else holds them at first': {
      when: all(atFirst, ({ state }) => !state.context.still),
      holds: not(isAt(paused, pointed, focused, passed, hidden)),
    },
    'the page knows from the start whether its tab is seen': { when: atFirst, holds: asks('watch the tab') },
    'the person can pause them and let them move, whatever the slides do': {
      when: not(atFirst),
      holds: (step) => can(isAt(paused)(step) ? 'go on' : 'pause')(step),
    },
    'without slides their place is given back': {
      when: (step) => answered(load)(step) && isNone(step),
      holds: all(isAt({ slides: 'empty' }), gone),
    },
    'slides that did not come leave none of before, and the reason': {
      when: failed(load),
      holds: all(
        isAt({ slides: 'missing' }),
        gone,
        can('try again'),
        keeps('failure', (step) => failureOf(given(step, 'error'))),
      ),
    },
    'the person can ask for them again, and reads no old failure': {
      when: on('try again'),
      holds: all(
        loads(asked),
        keeps('failure', () => null),
      ),
    },
    'after its time the next slide comes, and after the last the first': {
      when: on('xstate.after.autoplay.carousel.slides.playing.moving'),
      holds: all(
        moves,
        waitsAnew,
        keeps(
          'place',
          ({ before, state }) => (before?.state.context.place + 1) % state.context.slides.length,
        ),
      ),
    },
    ...Object.fromEntries(
      ['show the slide', 'slide.pulled'].flatMap((type) => [
        chosen(type, 'moving'),
        chosen(type, 'standing'),
      ]),
    ),
    ...lasts('a pause', paused, 'pause', 'go on'),
    ...lasts('the stay of the pointer', pointed, 'pointer.came', 'pointer.left'),
    ...lasts('the stay of the focus', focused, 'focus.came', 'focus.left'),
    ...lasts('the time out of sight', passed, 'slides.scrolled past', 'slides.scrolled into view'),
    ...lasts('the time of a hidden tab', hidden, 'tab.hidden', 'tab.shown'),
    'only what moves has a next slide on its way': {
      when: not(moves),
      holds: ({ waits }) => waits.length === 0,
    },
  },
}
