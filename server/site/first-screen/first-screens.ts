import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { broughtId, isPlayers, type DrawFirstScreen } from '#contract/first-screen.ts'
import { lastKnown } from '../../database/last-known.ts'
import type { Locale } from '#contract/locale.ts'
import type { Handlers } from '../../serve.ts'
import { contentIdIn, isOwnPlace, places } from '../head/places.ts'
import { askHere } from './ask-here.ts'

const built = fileURLToPath(new URL('../../../dist-first-screen/draw.js', import.meta.url))

export async function loadDraw(file = built): Promise<DrawFirstScreen | null> {
  if (!existsSync(file)) return null
  const { draw }: { draw: DrawFirstScreen } = await import(file)
  return draw
}

/** Milliseconds until it is drawn again without a publication (new games age). A drawing blocks the event loop for some 30 ms. */
export const believed = 60_000
/** Milliseconds that the first visitor of a page waits for its drawing: without a first screen the page would take seconds more. */
const firstPatience = 2_000
const mostKept = 200

interface Asked {
  path: string
  locale: Locale
}

/** The same object as long as the HTML is the same. */
export interface Screen {
  html: string
}

interface Drawing {
  draw: DrawFirstScreen
  routes: Handlers
  log: FastifyBaseLogger
  edition: () => number
}

/** HTML of the body of each page but a game's; undefined if there is none, or none could be drawn yet. */
export function firstScreens({ draw, routes, log, edition }: Drawing) {
  const kept = new Map<string, () => Promise<Screen | null | undefined>>()
  /** Requests that come during a drawing wait for it. */
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
      firstPatience,
      edition,
    })
  }
  return async (asked: Asked): Promise<Screen | undefined> => {
    const { path } = asked
    if (!(path in places) && contentIdIn(path) === null && !(isPlayers(path) && isOwnPlace(path)))
      return undefined
    const key = `${asked.locale} ${asked.path}`
    const screen = kept.get(key) ?? arriving.get(key) ?? drawing(asked)
    arriving.set(key, screen)
    const now = await screen()
    arriving.delete(key)
    kept.delete(key)
    // Not cached: the addresses of missing pages are endless.
    if (now !== null) kept.set(key, screen)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return now ?? undefined
  }
}

export type FirstScreens = ReturnType<typeof firstScreens>

const dataOf = (brought: object) =>
  `<script type="application/json" id="${broughtId}">${JSON.stringify(brought).replaceAll('<', '\\u003c')}</script>`
