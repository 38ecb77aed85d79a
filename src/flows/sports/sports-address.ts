import type { Locale } from '../../words/lingui.ts'

export type SportsBook = 'betsy' | 'betco'
/** The part of the book that a page shows. */
export type SportsPart = 'sports' | 'live' | 'esports'

interface Shown {
  /** Of the session, or of the settings where nobody has signed in. */
  url: string | undefined
  /** Empty for a visitor. */
  token: string
  language: Locale
  part: SportsPart
}

/** Where the frame goes; null where that is no address that a browser may be sent to. */
export function sportsAddress({ url, token, language, part }: Shown): string | null {
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return null
  const address = new URL(url)
  if (token !== '') address.searchParams.set('token', token)
  address.searchParams.set('language', language)
  address.searchParams.set('part', part)
  return address.href
}
