import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import type { BroughtAnswer, DrawFirstScreen, FirstScreen } from '#contract/first-screen.ts'
import { forgetServerWords, hearServer, serverWords } from '../flows/language/server-words.ts'
import { createSite } from '../flows/site/site.ts'
import { ask } from '../http/ask.ts'
import { createSiteRouter, SiteTree } from '../site-tree.tsx'
import { activate, isOwn } from '../words/lingui.ts'
import { begin } from './brought.ts'

let before: Promise<unknown> = Promise.resolve()

/** One at a time: the language and `here` are module state. */
export const draw: DrawFirstScreen = (href, asked) => {
  const drawn = before.then(() => drawNow(href, asked))
  before = drawn.catch(() => undefined)
  return drawn
}

async function drawNow(
  href: string,
  { locale, askHere }: Parameters<DrawFirstScreen>[1],
): Promise<FirstScreen | null> {
  if (!isOwn(locale)) return null
  const faults: unknown[] = []
  // A failed call fails the rendering: the browser would repeat it and hydrate another page.
  const brought = begin(locale, async (name, request) => {
    try {
      return await askHere(name, request)
    } catch (fault) {
      faults.push(fault)
      throw fault
    }
  })
  await activate(locale)
  forgetServerWords()
  await Promise.all([hearServer(locale), startUpAnswers()])
  brought.words = await serverWords(locale)
  const site = createSite(
    { session: null, reloads: 0, screen: 'phone' },
    { go: nowhere, leavePromotion: nowhere, leaveGame: nowhere },
  )
  const router = createSiteRouter(site, createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  if (faults.length > 0) throw faults[0]
  const { matches, location } = router.state
  if (location.href !== href || matches.some(({ status }) => status !== 'success')) return null
  const { prelude } = await prerender(<SiteTree site={site} router={router} />, {
    // Later parts are rendered in place, without an inline script that moves them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw faults[0]
  brought.answers.sort(byName)
  return { html: await new Response(prelude).text(), brought }
}

const nowhere = () => undefined

/** Answers arrive in any order; sorted, the document is always the same. */
const byName = (one: BroughtAnswer, other: BroughtAnswer) => one.name.localeCompare(other.name)

/** Requested by every page at its start. */
const startUpAnswers = () =>
  Promise.allSettled([
    ask('cms/siteoptionlist', {}),
    ask('cms/domainstatus', {}),
    ask('bonus/trialbonusamount', {}),
    ask('casino/categorylist', {}),
    ask('cms/languagelist', {}),
    ask('cms/categorylist', {}),
  ])
