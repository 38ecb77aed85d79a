import * as z from 'zod/mini'
import { images, lines, link, shown, slug, titles } from './fields.ts'
import { kindOf } from './kind.ts'
import { allSliders, writeSlider } from './slider.store.ts'

const mostSlides = 20

const slider = z.strictObject({
  slug,
  active: shown,
  slides: z
    .array(
      z
        .strictObject({
          url: link,
          target: z.nullable(z.enum(['_self', '_blank'], 'is null, _self or _blank')),
          images,
          /** Over the picture, and read instead of it by screen readers. */
          title: z.optional(titles),
          text: z.optional(lines),
        })
        .check(
          z.refine(({ title, text }) => text === undefined || title !== undefined, {
            path: ['title'],
            error: 'is missing, and there is a text',
          }),
        ),
    )
    .check(z.minLength(1, 'is empty'), z.maxLength(mostSlides, `are more than ${mostSlides}`)),
})
export type Slider = z.output<typeof slider>

export const sliders = kindOf<Slider, Slider>({
  name: 'slider',
  schema: slider,
  all: allSliders,
  keyOf: ({ slug: key }) => key,
  line: ({ slug: key, active, slides }) => ({ slug: key, slides: slides.length, active }),
  complete: async (_tx, document) => document,
  write: writeSlider,
  withdrawn: (document) => ({ ...document, active: false }),
})
