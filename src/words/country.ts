import { dateTag } from './date.ts'

interface Named {
  name: string
  /** ISO 3166-1. */
  code: string
}

/** The name in this language; the given one where the language has none. */
export function sayCountry({ code, name }: Named, locale: string): string {
  const said = new Intl.DisplayNames(dateTag(locale), { type: 'region', fallback: 'none' }).of(code)
  return said ?? name
}

export function sayCountries<Country extends Named>(
  countries: readonly Country[],
  locale: string,
): Country[] {
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((country) => ({ ...country, name: sayCountry(country, locale) }))
    .sort((one, other) => compare(one.name, other.name))
}
