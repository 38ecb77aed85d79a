import { failureOf } from '#machines/failure.ts'
import {
  all,
  answered,
  asks,
  failed,
  given,
  isAt,
  keeps,
  on,
  type Invariant,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

const load = 'load the slides'
const loads = (slug: (step: Step) => unknown): Test =>
  all(
    isAt('loading'),
    asks(load, (step) => ({ slug: slug(step) })),
  )
const moves = isAt({ playing: 'moving' })
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

/** Every way to choose a slide, wherever one is in view. */
const chosen = (type: string, where: string): [string, Invariant] => [
  `${type}: it is in view at once, and for its whole time if the slides move (${where})`,
  {
    when: on(type, { playing: where }),
    holds: all(
      isAt({ playing: where }),
      keeps('place', (step) => given(step, 'place')),
      (step) => where !== 'moving' || waitsAnew(step),
    ),
  },
]

export const carousel: Oracle = {
  waits: { autoplay: 5_000 },
  // It is shown only where slides are missing, and the next answer takes that place.
  keepsFailure: ['try again', 'show the slide', 'pause', 'go on'],
  invariants: {
    'slides that come with the page are in view at once': {
      when: ({ event, state }) => event === null && state.context.slides.length > 0,
      holds: (step) => moves(step) && step.begun.every(({ actor }) => actor !== load),
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
      holds: all(isAt('playing'), keeps('slides', came), keeps('place', placeOfNew)),
    },
    'they move by themselves, unless the person wants nothing to move': {
      when: (step) => answered(load)(step) && !isNone(step),
      holds: (step) => (step.state.context.still ? isAt({ playing: 'paused' }) : all(moves, waitsAnew))(step),
    },
    'without slides their place is given back': {
      when: (step) => answered(load)(step) && isNone(step),
      holds: all(isAt('empty'), gone),
    },
    'slides that did not come leave none of before, and the reason': {
      when: failed(load),
      holds: all(
        isAt('missing'),
        gone,
        keeps('failure', (step) => failureOf(given(step, 'error'))),
      ),
    },
    'the person can ask for them again': { when: on('try again'), holds: loads(asked) },
    'after its time the next slide comes, and after the last the first': {
      when: on('xstate.after.autoplay.carousel.playing.moving'),
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
        chosen(type, 'paused'),
        chosen(type, 'read'),
      ]),
    ),
    'slides under the pointer or the focus do not move': {
      when: on('reading.begun'),
      holds: isAt({ playing: 'read' }),
    },
    'slides that the pointer or the focus leaves move again': { when: on('reading.ended'), holds: moves },
    'what moved stands still out of view': {
      when: on('page.hidden', { playing: 'moving' }),
      holds: isAt({ playing: 'unseen' }),
    },
    'slides that were read do not move while they are out of view': {
      when: on('page.hidden', { playing: 'read' }),
      holds: isAt({ playing: 'unseen' }),
    },
    'it moves again when it comes into view': { when: on('page.shown'), holds: moves },
    'the person can stop it': { when: on('pause'), holds: isAt({ playing: 'paused' }) },
    'the person can let it move': { when: on('go on'), holds: all(moves, waitsAnew) },
    'only what moves has a next slide on its way': {
      when: isAt({ playing: 'read' }, { playing: 'unseen' }, { playing: 'paused' }),
      holds: ({ waits }) => waits.length === 0,
    },
  },
}
