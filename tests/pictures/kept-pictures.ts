import { desktop, phone, tablet, wide, type Size } from '#tests/browser/screen-sizes.ts'
import type { Screen } from '#tests/e2e/access/screen.ts'
import { ofProtection } from '#tests/e2e/access/protection.screens.ts'
import { allScreens } from '#tests/e2e/access/screens.ts'

/** Turkish in both themes; player protection in English too. */
export const looks = {
  dark: { theme: 'dark', language: 'tr' },
  light: { theme: 'light', language: 'tr' },
  english: { theme: 'dark', language: 'en' },
} as const
export type Look = keyof typeof looks
export const allLooks: readonly Look[] = ['dark', 'light', 'english']

/** A screen is reached in the first size. */
const sizes: Record<Look, Record<'phone' | 'desktop', [Size, ...Size[]]>> = {
  dark: { phone: [phone, tablet], desktop: [desktop, wide] },
  light: { phone: [phone], desktop: [desktop] },
  english: { phone: [phone], desktop: [desktop] },
}

export const sizesOf = ({ only }: Screen, look: Look): [Size, ...Size[]] => {
  const { phone: small, desktop: large } = sizes[look]
  if (only === 'phone') return small
  return only === 'desktop' ? large : [...large, ...small]
}

const isKept = (screen: Screen, look: Look) => !screen.repeats && (look !== 'light' || screen.light)

/** Screens after the last kept one are left out; earlier ones that are not kept lead there. */
export const seenBy = (look: Look) =>
  (look === 'english' ? ofProtection : allScreens)
    .map(({ screens, ...flow }) => {
      const last = screens.findLastIndex((screen) => isKept(screen, look))
      const passed = screens.slice(0, last + 1)
      return { ...flow, screens: passed.map((screen) => ({ ...screen, kept: isKept(screen, look) })) }
    })
    .filter(({ screens }) => screens.length > 0)

const inOneWord = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

/** Folder and file below the folder of the kept pictures. */
export const placeOf = (flow: string, screen: Screen, look: Look, { width }: Size): [string, string] => [
  inOneWord(flow),
  `${inOneWord(screen.name)}${look === 'dark' ? '' : `-${look}`}-${width}.png`,
]

export const folder = new URL('kept/', import.meta.url)

/** Sorted, below the folder. */
export const allPlaces = (): string[] =>
  allLooks
    .flatMap((look) =>
      seenBy(look).flatMap(({ flow, screens }) =>
        screens
          .filter(({ kept }) => kept)
          .flatMap((screen) =>
            sizesOf(screen, look).map((size) => placeOf(flow, screen, look, size).join('/')),
          ),
      ),
    )
    .toSorted()
