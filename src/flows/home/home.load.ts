import type { ListedGame } from '#contract/casino.ts'
import type { Promotion, Slide, Video } from '#contract/cms.ts'
import { railLength } from '#contract/home.ts'
import { isDrawnAhead } from '../../first-screen/brought.ts'
import { ask } from '../../http/ask.ts'
import { onceInALanguage } from '../../http/once-in-a-language.ts'
import { loadPromotions } from '../promotion/promotions.load.ts'
import { drawWinners } from '../top-winners/top-winners.load.ts'

export const home = 'home'

const shown = { popular: 'popular', recent: 'new' } as const
export type Rail = keyof typeof shown
type Rails = Record<Rail, ListedGame[]>

/** Each part below the first screen loads on its own; null: it failed. */
export interface HomeParts {
  /** For the first screen; null when the page loads them itself. */
  slides: Slide[] | null
  games: Promise<Rails | null>
  promotions: Promise<Promotion[] | null>
  video: Promise<Video | null>
}

/** Awaits no part but what the document brings: the page is shown before they are loaded. */
export async function loadHome(signal: AbortSignal): Promise<HomeParts> {
  const [slides] = await Promise.all([isDrawnAhead() ? loadSlides(signal) : null, drawWinners(false, signal)])
  return {
    slides,
    games: rails().catch(() => null),
    promotions: loadPromotions(),
    video: loadVideo(signal),
  }
}

async function loadSlides(signal: AbortSignal): Promise<Slide[] | null> {
  try {
    const { data } = await ask('cms/sliderlist', { slug: home }, { signal })
    return data
  } catch {
    return null
  }
}

const rails = onceInALanguage(async (): Promise<Rails> => {
  const [popular, recent] = await Promise.all([firstOf(shown.popular), firstOf(shown.recent)])
  return { popular, recent }
})

const firstOf = async (systemCategory: string) =>
  (await ask('casino/games', { systemCategory, skip: 0, take: railLength })).data

/** The film is decoration: a failure is not shown. */
async function loadVideo(signal: AbortSignal): Promise<Video | null> {
  try {
    const { data } = await ask('cms/video', { slug: home }, { signal })
    return data ?? null
  } catch {
    return null
  }
}
