import type { ActorRefFrom } from 'xstate'
import { failureOf } from '../failure.ts'
import { carousel } from './carousel.setup.ts'

export const carouselMachine = carousel.createMachine({
  id: 'carousel',
  description:
    'The slides of one place of the site, one in view: they move by themselves, and by hand whenever somebody likes.',
  context: ({ input: { slides, ...input } }) => ({
    ...input,
    slides: slides ?? [],
    place: 0,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    'slider.changed': {
      guard: { type: 'it is another slider', params: ({ event }) => ({ slug: event.slug }) },
      target: '.loading',
      actions: { type: 'keep the slider', params: ({ event }) => ({ slug: event.slug }) },
    },
  },
  states: {
    arriving: {
      description: 'The first page brings its slides with it.',
      always: [{ guard: 'the slides are there', target: 'playing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      description: 'Placeholders stand in for the first slides; later ones take the place of those before.',
      meta: { section: '4 Banner carousel, 7 cms/sliderlist, 9 placeholders' },
      invoke: {
        id: 'load the slides',
        src: 'load the slides',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [
          {
            guard: { type: 'there are none', params: ({ event }) => ({ slides: event.output }) },
            target: 'empty',
            actions: 'forget the slides',
          },
          {
            target: 'playing',
            actions: { type: 'keep the slides', params: ({ event }) => ({ slides: event.output }) },
          },
        ],
        onError: {
          target: 'missing',
          actions: [
            'forget the slides',
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    playing: {
      description: 'One slide is in view.',
      meta: { section: '9 Banner carousel' },
      initial: 'beginning',
      invoke: { id: 'watch the page', src: 'watch the page' },
      on: {
        'show the slide': {
          actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
        },
        'slide.pulled': {
          actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
        },
        pause: '.paused',
      },
      states: {
        beginning: {
          always: [{ guard: 'it moves by hand alone', target: 'paused' }, { target: 'moving' }],
        },
        moving: {
          description: 'The next slide comes by itself; whoever chooses one gives it its whole time.',
          on: {
            'show the slide': {
              target: 'moving',
              reenter: true,
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
            'slide.pulled': {
              target: 'moving',
              reenter: true,
              actions: { type: 'show it', params: ({ event }) => ({ place: event.place }) },
            },
            'reading.begun': 'read',
            'page.hidden': 'unseen',
          },
          after: { autoplay: { target: 'moving', reenter: true, actions: 'show the next' } },
        },
        read: {
          description: 'Nothing moves away from under a pointer or the focus.',
          on: { 'reading.ended': 'moving', 'page.hidden': 'unseen' },
        },
        unseen: {
          description: 'In a hidden tab, or scrolled past, nothing moves.',
          on: { 'page.shown': 'moving' },
        },
        paused: {
          description: 'It moves by hand alone, until the person wants it otherwise.',
          on: { 'go on': 'moving' },
        },
      },
    },
    empty: { description: 'There are no slides: their place is given back.' },
    missing: {
      description: 'The slides did not come: the person can ask again.',
      on: { 'try again': 'loading' },
    },
  },
})

export type CarouselActor = ActorRefFrom<typeof carouselMachine>
