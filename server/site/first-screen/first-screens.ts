import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { broughtId, type DrawFirstScreen } from '#contract/first-screen.ts'
import { lastKnown } from '../../database/last-known.ts'
import type { Locale } from '../../locale.ts'
import type { Routes } from '../../serve.ts'
import { contentIdIn, places } from '../head/places.ts'
import { askHere } from './ask-here.ts'

const built = fileURLToPath(new URL('../../../dist-first-screen/draw.js', import.meta.url))

/** What draws them; null where nothing is built. */
export async function loadDraw(file = built): Promise<DrawFirstScreen | null> {
  if (!existsSync(file)) return null
  const { draw }: { draw: DrawFirstScreen } = await import(file)
  return draw
}

/** Milliseconds after which a first screen is drawn again though nothing was published: new games end being new. Each drawing holds the process for some 30 ms. */
export const believed = 60_000
/** First screens that are kept. */
const mostKept = 200

interface Asked {
  path: string
  locale: Locale
}

/** The same object as long as it says the same. */
export interface Screen {
  html: string
}

interface Drawing {
  draw: DrawFirstScreen
  routes: Routes
  log: FastifyBaseLogger
  /** Goes up with everything that is published. */
  edition: () => number
}

/** HTML of the body of each page that is everybody's; undefined where there is none, or none is known. */
export function firstScreens({ draw, routes, log, edition }: Drawing) {
  const kept = new Map<string, () => Promise<Screen | null | undefined>>()
  /** Whoever asks meanwhile waits for the same drawing. */
  const arriving: typeof kept = new Map()
  const drawing = ({ path, locale }: Asked) => {
    let last: Screen | null = null
    return lastKnown({
      read: async () => {
        const screen = await draw(path, { locale, askHere: askHere(routes, locale, log) })
        if (screen === null) return null
        const html = `<div id="root">${screen.html}</div>\n    ${dataOf(screen.brought)}`
        return (last = last?.html === html ? last : { html })
      },
      log,
      failure: 'a first screen is as it was drawn last',
      believed,
      edition,
    })
  }
  return async (asked: Asked): Promise<Screen | undefined> => {
    if (!(asked.path in places) && contentIdIn(asked.path) === null) return undefined
    const key = `${asked.locale} ${asked.path}`
    const screen = kept.get(key) ?? arriving.get(key) ?? drawing(asked)
    arriving.set(key, screen)
    const now = await screen()
    arriving.delete(key)
    kept.delete(key)
    // Pages that there are not are endless.
    if (now !== null) kept.set(key, screen)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return now ?? undefined
  }
}

export type FirstScreens = ReturnType<typeof firstScreens>

const dataOf = (brought: object) =>
  `<script type="application/json" id="${broughtId}">${JSON.stringify(brought).replaceAll('<', '\\u003c')}</script>`
