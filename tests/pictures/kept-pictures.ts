import { desktop, phone, tablet, wide, type Size } from '#tests/browser/screen-sizes.ts'
import type { Screen } from '#tests/e2e/access/screen.ts'
import { allScreens } from '#tests/e2e/access/screens.ts'
import type { Theme } from '#tests/e2e/access/stand.ts'

/** A screen is reached in the first size. */
const sizes: Record<Theme, Record<'phone' | 'desktop', [Size, ...Size[]]>> = {
  dark: { phone: [phone, tablet], desktop: [desktop, wide] },
  light: { phone: [phone], desktop: [desktop] },
}

export const sizesOf = ({ only }: Screen, theme: Theme): [Size, ...Size[]] => {
  const { phone: small, desktop: large } = sizes[theme]
  if (only === 'phone') return small
  return only === 'desktop' ? large : [...large, ...small]
}

const isKept = (screen: Screen, theme: Theme) => !screen.repeats && (theme === 'dark' || screen.light)

/** Screens after the last kept one are left out; earlier ones that are not kept lead there. */
export const seenBy = (theme: Theme) =>
  allScreens
    .map(({ screens, ...flow }) => {
      const last = screens.findLastIndex((screen) => isKept(screen, theme))
      const passed = screens.slice(0, last + 1)
      return { ...flow, screens: passed.map((screen) => ({ ...screen, kept: isKept(screen, theme) })) }
    })
    .filter(({ screens }) => screens.length > 0)

const inOneWord = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

/** Folder and file below the folder of the kept pictures. */
export const placeOf = (flow: string, screen: Screen, theme: Theme, { width }: Size): [string, string] => [
  inOneWord(flow),
  `${inOneWord(screen.name)}${theme === 'light' ? '-light' : ''}-${width}.png`,
]

export const folder = new URL('kept/', import.meta.url)

/** Sorted, below the folder. */
export const allPlaces = (): string[] =>
  (['dark', 'light'] as const)
    .flatMap((theme) =>
      seenBy(theme).flatMap(({ flow, screens }) =>
        screens
          .filter(({ kept }) => kept)
          .flatMap((screen) =>
            sizesOf(screen, theme).map((size) => placeOf(flow, screen, theme, size).join('/')),
          ),
      ),
    )
    .toSorted()
