import type { ListedGame } from '#contract/casino.ts'
import type { Promotion, Slide, Video } from '#contract/cms.ts'
import { railLength } from '#contract/home.ts'
import { isDrawnAhead } from '../../first-screen/brought.ts'
import { ask } from '../../http/ask.ts'
import { onceInALanguage } from '../../http/once-in-a-language.ts'
import { loadPromotions } from '../promotion/promotions.load.ts'

/** Slug of the home page's slider and film. */
export const home = 'home'

/** The slugs of the categories whose first games are shown. */
const shown = { popular: 'popular', recent: 'new' } as const
export type Rail = keyof typeof shown
type Rails = Record<Rail, ListedGame[]>

/** What stands below the first screen, each part on its own; null for one that did not come. */
export interface HomeParts {
  /** Those that the document shows. */
  slides: Slide[] | null
  games: Promise<Rails | null>
  promotions: Promise<Promotion[] | null>
  video: Promise<Video | null>
}

/** Nothing is waited for: the page is there before its parts are. */
export const loadHome = async (signal: AbortSignal): Promise<HomeParts> => ({
  slides: isDrawnAhead() ? await loadSlides(signal) : null,
  games: rails().catch(() => null),
  promotions: loadPromotions(),
  video: loadVideo(signal),
})

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

/** A film is an adornment: where it does not come its place is not missed. */
async function loadVideo(signal: AbortSignal): Promise<Video | null> {
  try {
    const { data } = await ask('cms/video', { slug: home }, { signal })
    return data ?? null
  } catch {
    return null
  }
}
