import { carouselMachine } from '#machines/carousel/carousel.machine.ts'
import { after, done, failures } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'
import { oneSlide, otherSlides, slides } from '../casino.given.ts'

const autoplay = after('autoplay', 'carousel', 'slides', 'playing', 'moving')

const events: Case[] = [
  { type: 'show the slide', place: 2 },
  { type: 'slide.pulled', place: 1 },
  { type: 'pause' },
  { type: 'go on' },
  { type: 'try again' },
  { type: 'slider.changed', slug: 'jackpot' },
  { type: 'pointer.came' },
  { type: 'pointer.left' },
  { type: 'focus.came' },
  { type: 'focus.left' },
  { type: 'slides.scrolled past' },
  { type: 'slides.scrolled into view' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  done('load the slides', slides),
  done('load the slides', []),
  ...failures('load the slides'),
  autoplay,
]

const buttons = ['show the slide', 'slide.pulled', 'pause', 'go on']
const readers = ['pointer.came', 'focus.came']
const left = ['pointer.left', 'focus.left']

/** Nobody reaches slides that are not there or not seen; slides that are gone have no reader. */
const canCome: Flow['canCome'] = ({ type }, state) => {
  const { length } = state.context.slides
  if (type.startsWith('xstate.')) return true
  if (state.matches({ tab: 'hidden' })) return type === 'tab.shown'
  if (length === 0 && left.some((each) => state.can({ type: each }))) return left.includes(type)
  if (type.startsWith('slides.') && state.matches({ slides: 'empty' })) return false
  const isReached = length > 0 && state.matches({ sight: 'in view' })
  if (buttons.includes(type)) return isReached && length > 1
  if (readers.includes(type)) return isReached
  return type !== 'try again' || state.matches({ sight: 'in view' })
}

export const carousel: Flow = {
  machine: carouselMachine,
  project: ({ context: { slug, slides: shown, still } }) => [slug, shown.length, still],
  canCome,
  starts: [
    { name: 'somebody in a lobby', input: { slug: 'slot', still: false }, events },
    {
      name: 'somebody whose first page shows the slides',
      input: { slug: 'slot', still: false, slides },
      events: [
        { type: 'show the slide', place: 1 },
        { type: 'pause' },
        { type: 'slider.changed', slug: 'jackpot' },
        done('load the slides', otherSlides),
      ],
    },
    {
      name: 'somebody whose first page shows one slide',
      input: { slug: 'slot', still: false, slides: oneSlide },
      events: [{ type: 'slider.changed', slug: 'jackpot' }, done('load the slides', otherSlides)],
    },
    {
      name: 'somebody who wants nothing to move',
      input: { slug: 'slot', still: true, slides },
      events: [{ type: 'show the slide', place: 1 }, { type: 'go on' }],
    },
  ],
}
