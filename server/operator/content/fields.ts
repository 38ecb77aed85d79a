import type { Locale } from '#contract/locale.ts'
import * as z from 'zod/mini'
import { isOwnPlace, isPlace } from '#contract/html.ts'
import { faultOfHtml } from './html.rules.ts'

const longestTitle = 200
const longestHtml = 100_000
const mostImages = 3

const title = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(longestTitle, `is longer than ${longestTitle}`))

const longestLine = 300

export const line = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(longestLine, `is longer than ${longestLine}`))

const html = z.string('is missing').check(
  z.minLength(1, 'is empty'),
  z.maxLength(longestHtml, `is longer than ${longestHtml}`),
  z.check<string>((context) => {
    const fault = faultOfHtml(context.value)
    if (fault !== null) context.issues.push({ code: 'custom', message: fault, input: context.value })
  }),
)

const inEach = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.strictObject({ tr: schema, en: schema } satisfies Record<Locale, Schema>)

export const titles = inEach(title)
/** May be empty, in each language. */
export const unlessEmpty = inEach(
  z.string('is missing').check(z.trim(), z.maxLength(longestTitle, `is longer than ${longestTitle}`)),
)
/** Plain text. */
export const lines = inEach(line)
export const texts = inEach(html)

/** The content security policy blocks everything from other origins. */
export const ownPlace = z
  .string('is missing')
  .check(
    z.maxLength(2_000, 'is too long'),
    z.refine(isOwnPlace, 'is a place of the site (/...): the site shows nothing from elsewhere'),
  )

/** One picture in several widths. */
export const images = z
  .array(ownPlace, 'is a list')
  .check(z.minLength(1, 'is empty'), z.maxLength(mostImages, `are more than ${mostImages}`))

export const link = z
  .string('is missing')
  .check(z.refine((url) => url === '#' || isPlace(url), 'is #, a place of the site (/...), or https://...'))

export const number = z
  .int('is a whole number')
  .check(z.minimum(0, 'is below 0'), z.maximum(1_000_000, 'is too large'))
export const newId = z.optional(number.check(z.minimum(1, 'is below 1')))
export const shown = z.boolean('is true or false')
export const slug = z
  .string('is missing')
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'is small letters, digits and -'))
