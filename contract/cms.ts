import * as z from 'zod/mini'
import { noData, nothing, type Call } from './call.ts'
import { digits, id, text } from './field.ts'

/** Section 9: a number of any country. */
export const mostCallRequestDigits = 30

export const callRequestForm = z.object({
  phone: digits({ min: 5, max: mostCallRequestDigits }),
  message: text({ min: 5, max: 100 }),
})

export type CallRequestForm = z.output<typeof callRequestForm>

const image = z.object({ url: z.string() })
const contentTitle = z.object({ id, title: z.string() })

export const siteOption = z.object({ key: z.string(), value: z.string(), status: z.boolean() })
export const language = z.object({
  locale: z.string(),
  /** Beyond section 3: its name in itself, and which of the site's own languages is used where it has no text. */
  name: z.optional(z.string()),
  fallback: z.optional(z.string()),
})
export type Language = z.output<typeof language>
export const translation = z.object({ key: z.string(), value: z.string() })
export const domains = z.object({ currentDomain: z.string(), nextDomain: z.string() })
export const slide = z.object({
  url: z._default(z.string(), '#'),
  target: z.nullish(z.string()),
  images: z.array(z.string()),
  /** Beyond section 3: text over the pictures. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
})
export type Slide = z.output<typeof slide>
/** Section 3; `poster` is a still of it. */
export const video = z.object({
  url: z.string(),
  poster: z.nullish(z.string()),
  title1: z.string(),
  title2: z.string(),
  title3: z.string(),
})
export type Video = z.output<typeof video>
const contentCategory = z.object({ name: z.string(), content: z.array(contentTitle) })
export type ContentCategory = z.output<typeof contentCategory>
const content = z.object({ id, title: z.string(), body: z.string() })
export type Content = z.output<typeof content>
/** Pictures: the default, wide, medium (section 3). */
export const popup = z.object({
  images: z.array(image),
  url: z.nullish(z.string()),
  /** Beyond section 3: text below the picture. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
})
export type Popup = z.output<typeof popup>
const promotion = z.object({
  id,
  title: z.string(),
  /** HTML: the client sanitises it. */
  description: z.string(),
  images: z.array(image),
})
export type Promotion = z.output<typeof promotion>

const get = { method: 'GET', auth: 'anyone', section: '7', request: nothing } as const
const post = { method: 'POST', auth: 'anyone', section: '7' } as const

export const cms = {
  'cms/callme': {
    ...post,
    path: 'cms/callme',
    auth: 'player',
    locks: 'player',
    request: callRequestForm,
    data: noData,
  },
  /** From a visitor without an account; repeats within a short time count as one. */
  'cms/contact': {
    ...post,
    path: 'cms/contact',
    section: '2',
    beyond: true,
    request: callRequestForm,
    data: noData,
  },
  'cms/contentlist': {
    ...post,
    path: 'cms/contentlist',
    request: z.object({ status: z.boolean(), categoryId: id }),
    data: z.array(contentTitle),
  },
  'cms/sliderlist': {
    ...post,
    path: 'cms/sliderlist',
    request: z.object({ slug: text({ min: 1, max: 100 }) }),
    data: z.array(slide),
  },
  'cms/categorylist': { ...get, path: 'cms/categorylist', data: z.array(contentCategory) },
  'cms/languagelist': { ...get, path: 'cms/languagelist', data: z.array(language) },
  'cms/translationlist': { ...get, path: 'cms/translationlist', data: z.array(translation) },
  'cms/siteoptionlist': { ...post, path: 'cms/siteoptionlist', request: nothing, data: z.array(siteOption) },
  'cms/domainstatus': { ...get, path: 'cms/domainstatus', data: domains },
  'cms/popup': { ...get, path: 'cms/popup', data: z.nullish(popup) },
  'cms/content': {
    ...get,
    path: 'cms/content',
    section: '2',
    beyond: true,
    request: z.object({ id: z.pipe(z.coerce.number(), id) }),
    /** `body` is HTML: the client sanitises it. */
    data: content,
  },
  'cms/head': {
    ...get,
    path: 'cms/head',
    section: '2',
    beyond: true,
    request: z.object({ path: text({ min: 1, max: 2000 }) }),
    /** The head of an address; `canonical` is null when search engines do not index it. */
    data: z.object({ title: z.string(), description: z.string(), canonical: z.nullable(z.string()) }),
  },
  'cms/video': {
    ...get,
    path: 'cms/video',
    section: '2',
    beyond: true,
    request: z.object({ slug: text({ min: 1, max: 100 }) }),
    data: z.nullish(video),
  },
  'cms/promotions': {
    ...get,
    path: 'cms/promotions',
    section: '2',
    beyond: true,
    data: z.array(promotion),
  },
} satisfies Record<string, Call>
