import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { headOf } from '../site/head/head.ts'
import { pageContent } from '../site/head/page-content.ts'
import { addressIn, titleOf } from '../site/head/render.ts'
import { sportsOptions } from '../world/sportsbook.ts'
import * as store from './cms.store.ts'

const nextDomainKey = 'nextdomain'

export const cmsRoutes = ({ pool, env, log, chatPage }: Pick<Parts, 'pool' | 'env' | 'log' | 'chatPage'>) => {
  const content = pageContent({ pool, log })
  return {
    'cms/siteoptionlist': async () => {
      const kept = await store.listOptions(pool)
      const named = new Set(kept.map(({ key }) => key))
      const known = Object.entries({ ...sportsOptions(env), chaturl: chatPage }).filter(
        ([key, value]) => value !== '' && !named.has(key),
      )
      return done([...kept, ...known.map(([key, value]) => ({ key, value, status: true }))])
    },

    'cms/languagelist': async () => done(await store.listLanguages(pool)),

    'cms/translationlist': async ({ language, locale }) =>
      done(await store.listTranslations(pool, { language, locale })),

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
      const page = await store.findContent(pool, body.id, locale)
      return page ? done(page) : refused('no such page', { field: 'id' })
    },

    'cms/head': async ({ body, locale }) => {
      const head = await headOf({ content, publicUrl: env.publicUrl }, body.path, locale)
      const { description, canonical } = head
      const address = canonical === null ? null : addressIn(env.publicUrl, canonical, locale)
      return done({ title: titleOf(head), description, canonical: address })
    },

    'cms/sliderlist': async ({ body, locale }) => done(await store.listSlides(pool, body.slug, locale)),

    'cms/video': async ({ body, locale }) => done(await store.findVideo(pool, body.slug, locale)),

    'cms/promotions': async ({ locale }) => done(await store.listPromotions(pool, locale)),

    'cms/popup': async ({ locale }) => done(await store.findPopup(pool, locale)),
  } satisfies Routes
}
