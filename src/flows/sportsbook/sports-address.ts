import type { Locale } from '#contract/locale.ts'

export type SportsBook = 'betsy' | 'betco'
export type SportsPart = 'sports' | 'live' | 'esports'

interface Shown {
  /** From the session; from the settings for a visitor. */
  url: string | undefined
  /** Empty for a visitor. */
  token: string
  language: Locale
  part: SportsPart
}

/** Null when it is no http(s) address. */
export function sportsAddress({ url, token, language, part }: Shown): string | null {
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) return null
  const address = new URL(url)
  if (token !== '') address.searchParams.set('token', token)
  address.searchParams.set('language', language)
  address.searchParams.set('part', part)
  return address.href
}
