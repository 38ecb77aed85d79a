import { locales } from '../locale.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { sportsOptions } from '../world/sportsbook.ts'
import * as store from './cms.store.ts'

/** The setting that names where the site will be found next. */
const nextDomainKey = 'nextdomain'

export const cmsRoutes = ({ pool, env }: Pick<Parts, 'pool' | 'env'>) =>
  ({
    'cms/siteoptionlist': async () => {
      const kept = await store.listOptions(pool)
      const named = new Set(kept.map(({ key }) => key))
      const known = Object.entries(sportsOptions(env)).filter(
        ([key, value]) => value !== '' && !named.has(key),
      )
      return done([...kept, ...known.map(([key, value]) => ({ key, value, status: true }))])
    },

    'cms/languagelist': () => done(locales.map((locale) => ({ locale }))),

    'cms/translationlist': async ({ locale }) => done(await store.listTranslations(pool, locale)),

    'cms/domainstatus': async () => {
      const currentDomain = new URL(env.publicUrl).host
      return done({
        currentDomain,
        nextDomain: (await store.optionInUse(pool, nextDomainKey)) ?? currentDomain,
      })
    },

    'cms/categorylist': async ({ locale }) => done(await store.listCategories(pool, locale)),

    'cms/contentlist': async ({ body, locale }) => done(await store.listContents(pool, { ...body, locale })),

    'cms/content': async ({ body, locale }) => {
      const content = await store.findContent(pool, body.id, locale)
      return content ? done(content) : refused('no such page', { field: 'id' })
    },

    'cms/sliderlist': async ({ body, locale }) => done(await store.listSlides(pool, body.slug, locale)),

    'cms/video': async ({ body, locale }) => done(await store.findVideo(pool, body.slug, locale)),

    'cms/promotions': async ({ locale }) => done(await store.listPromotions(pool, locale)),

    'cms/popup': async () => done(await store.findPopup(pool)),
  }) satisfies Routes
