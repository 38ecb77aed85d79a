import { dateTag } from './date.ts'

interface Named {
  name: string
  /** ISO 3166-1. */
  code: string
}

/** What the language calls it; the name that came with it where the language has none. */
export function sayCountry({ code, name }: Named, locale: string): string {
  const said = new Intl.DisplayNames(dateTag(locale), { type: 'region', fallback: 'none' }).of(code)
  return said ?? name
}

/** Named in the language, in the order of its alphabet. */
export function sayCountries<Country extends Named>(
  countries: readonly Country[],
  locale: string,
): Country[] {
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((country) => ({ ...country, name: sayCountry(country, locale) }))
    .sort((one, other) => compare(one.name, other.name))
}
