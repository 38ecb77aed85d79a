import type { IncomingHttpHeaders } from 'node:http'
import { plainDocument, visitorCookie } from '#contract/visitor-cookie.ts'
import { locales } from '#contract/locale.ts'

export interface Visitor {
  /** The document is asked for without a first screen. */
  wantsPlain: boolean
  language: string | undefined
  /** False for a language that the operator has added: no document has its words. */
  speaksOwn: boolean
  theme: 'dark' | 'light' | 'device'
}

export function readVisitor({ cookie = '' }: IncomingHttpHeaders): Visitor {
  const theme = valueOf(cookie, visitorCookie.theme)
  const language = valueOf(cookie, visitorCookie.language)
  return {
    wantsPlain: valueOf(cookie, visitorCookie.document) === plainDocument,
    language,
    speaksOwn: language === undefined || locales.some((own) => own === language),
    theme: theme === 'light' || theme === 'device' ? theme : 'dark',
  }
}

const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]+)(?:;|$)`).exec(cookies)?.[1]
