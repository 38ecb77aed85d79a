import type { IncomingHttpHeaders } from 'node:http'
import type { Device } from '#contract/first-screen.ts'
import { plainDocument, visitorCookie } from '#contract/visitor-cookie.ts'
import { locales } from '../locale.ts'

export interface Visitor {
  /** With nothing drawn ahead. */
  wantsPlain: boolean
  language: string | undefined
  /** False for a language that the operator has added: its words come with no document. */
  speaksOwn: boolean
  theme: 'dark' | 'light' | 'device'
  device: Device
}

/** How somebody wants a document, as the browser tells it. */
export function readVisitor({ cookie = '', ...headers }: IncomingHttpHeaders): Visitor {
  const theme = valueOf(cookie, visitorCookie.theme)
  const language = valueOf(cookie, visitorCookie.language)
  return {
    wantsPlain: valueOf(cookie, visitorCookie.document) === plainDocument,
    language,
    speaksOwn: language === undefined || locales.some((own) => own === language),
    theme: theme === 'light' || theme === 'device' ? theme : 'dark',
    device: isPhone(headers) ? 'phone' : 'desktop',
  }
}

const isPhone = ({ 'sec-ch-ua-mobile': hint, 'user-agent': agent = '' }: IncomingHttpHeaders) =>
  hint === undefined ? /mobi|android/i.test(agent) : hint === '?1'

const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]+)(?:;|$)`).exec(cookies)?.[1]
