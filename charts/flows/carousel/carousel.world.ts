import { carouselMachine } from '#machines/carousel/carousel.machine.ts'
import { after, done, failures, type Case, type Flow } from '../../paths/flow.ts'
import { otherSlides, slides } from '../casino.given.ts'

const events: Case[] = [
  { type: 'show the slide', place: 2 },
  { type: 'slide.pulled', place: 1 },
  { type: 'pause' },
  { type: 'go on' },
  { type: 'try again' },
  { type: 'slider.changed', slug: 'jackpot' },
  { type: 'reading.begun' },
  { type: 'reading.ended' },
  { type: 'page.hidden' },
  { type: 'page.shown' },
  done('load the slides', slides),
  done('load the slides', []),
  ...failures('load the slides'),
  after('autoplay', 'carousel', 'playing', 'moving'),
]

export const carousel: Flow = {
  machine: carouselMachine,
  project: ({ context: { slug, slides: shown, still } }) => [slug, shown.length > 1, still],
  starts: [
    { name: 'somebody in a lobby', input: { slug: 'slot', still: false }, events },
    {
      name: 'somebody whose first page shows the slides',
      input: { slug: 'slot', still: false, slides },
      events: [{ type: 'show the slide', place: 1 }],
    },
    {
      name: 'somebody who wants nothing to move',
      input: { slug: 'slot', still: true },
      events: [{ type: 'show the slide', place: 1 }, done('load the slides', otherSlides)],
    },
  ],
}
