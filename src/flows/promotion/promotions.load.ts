import { i18n } from '@lingui/core'
import type { Promotion } from '#contract/cms.ts'
import { ask } from '../../http/ask.ts'

interface Asked {
  locale: string
  answer: Promise<Promotion[]>
  onItsWay: boolean
}

let last: Asked | null = null

function askIn(locale: string): Asked {
  const asked: Asked = { locale, answer: load(), onItsWay: true }
  asked.answer.then(
    () => (asked.onItsWay = false),
    () => {
      if (last === asked) last = null
    },
  )
  return asked
}

async function load(): Promise<Promotion[]> {
  const { data } = await ask('cms/promotions', {})
  return data
}

/** Requests them again, unless a request in this language is running. */
function askForPromotions(): Promise<Promotion[]> {
  const { locale } = i18n
  if (last?.locale !== locale || !last.onItsWay) last = askIn(locale)
  return last.answer
}

/** The last answer in this language; requested when there is none. */
export function knownPromotions(): Promise<Promotion[]> {
  return last?.locale === i18n.locale ? last.answer : askForPromotions()
}

/** Null when they failed to load: the page says so and offers a retry. */
export async function loadPromotions(): Promise<Promotion[] | null> {
  try {
    return await askForPromotions()
  } catch {
    return null
  }
}
