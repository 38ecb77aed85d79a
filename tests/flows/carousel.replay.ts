import { expect } from '@playwright/test'
import type { Slide } from '#contract/cms.ts'
import type { BroughtAnswer } from '#contract/first-screen.ts'
import type { carouselMachine, CarouselContext, CarouselStart } from '#machines/carousel/carousel.machine.ts'
import { firstGame, lobbyChoices } from '#charts/flows/casino.given.ts'
import { lasts, pass, stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { tabIs, turnTab, watchingEnds } from './driver/turn-tab.ts'

type Carousel = Replay<typeof carouselMachine, never>

/** Section 9. */
const autoplay = 5_000
const call = 'cms/sliderlist'

const contextOf = (snapshot: Stage['model']): CarouselContext => {
  if (snapshot === null) throw new Error('The model is nowhere')
  return snapshot.context as CarouselContext
}
const region = ({ page }: Stage) => page.getByRole('region', { name: 'Öne çıkanlar' })
const shownLink = (stage: Stage) => region(stage).locator('li:not([inert])').getByRole('link').first()
const button = (stage: Stage, name: string) => region(stage).getByRole('button', { name, exact: true })
/** Not click(): the pointer would hover the carousel and begin the reading. */
const pressed = (stage: Stage, name: string) => button(stage, name).dispatchEvent('click')

const hands: Carousel['hands'] = {
  'show the slide': (stage, { place }) => pressed(stage, `${Number(place) + 1}. slayt`),
  pause: (stage) => pressed(stage, 'Gösteriyi durdur'),
  'go on': (stage) => pressed(stage, 'Gösteriyi başlat'),
  'try again': (stage) => pressed(stage, 'Yeniden dene'),
}

/** Over more than half: with the clock stopped, no drag is fast enough for a flick. */
async function pull({ page }: Stage, direction: number): Promise<void> {
  const box = await page.getByRole('region', { name: 'Öne çıkanlar' }).boundingBox()
  if (!box) throw new Error('There is no carousel')
  const touch = await page.context().newCDPSession(page)
  const begin = { x: box.x + box.width * (0.5 - direction * 0.4), y: box.y + box.height / 2 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: begin.y }],
    })
  await send('touchStart', begin.x)
  for (const part of [0.1, 0.4, 0.7]) await send('touchMove', begin.x + direction * part * box.width)
  await send('touchEnd', begin.x)
  await touch.detach()
}

const worlds: Carousel['worlds'] = {
  /** Jackpots are a category of this lobby. */
  'slider.changed': async (stage) => {
    const waits = stage.model?.matches({ slides: 'loading' })
    await stage.page
      .getByRole('group', { name: 'Kategoriler' })
      .getByRole('button', { name: 'Jackpot', exact: true })
      .dispatchEvent('click')
    if (waits) await stage.server.overtaken(call)
  },
  /** By touch: a mouse would hover the slide first. */
  'slide.pulled': async (stage, { place }) => {
    const from = contextOf(stage.model).place
    if (from !== place) await pull(stage, Math.sign(from - Number(place)))
  },
  'pointer.came': async (stage) => {
    await shownLink(stage).hover()
  },
  'pointer.left': async ({ page }) => {
    await page.mouse.move(1, 1)
  },
  'focus.came': async (stage) => {
    await stage.page.keyboard.press('Shift')
    await shownLink(stage).focus()
  },
  'focus.left': async ({ page }) => {
    await page.locator('header').getByRole('link').first().focus()
  },
  'slides.scrolled past': ({ page }) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  'slides.scrolled into view': ({ page }) => page.evaluate(() => scrollTo(0, 0)),
  'tab.hidden': turnTab('hidden'),
  'tab.shown': turnTab('visible'),
  'load the slides is done': ({ server }, { output }) =>
    server.say(call, { success: true, message: '', data: output }),
  'load the slides fails': ({ server }, { error }) => server.fail(call, error),
  'watch the tab is done': watchingEnds,
  'watch the tab fails': watchingEnds,
  'autoplay is over': lasts(autoplay),
}

const isShown = async (stage: Stage) => {
  const { place, slides } = contextOf(stage.arrival)
  await expect(shownLink(stage)).toHaveAccessibleName(slides[place]?.title ?? '')
  if (slides.length > 1)
    await expect(button(stage, `${place + 1}. slayt`)).toHaveAttribute('aria-current', 'true')
}
/** Only several slides have buttons. */
const offers = (name: string) => async (stage: Stage) => {
  await expect(button(stage, name)).toHaveCount(contextOf(stage.arrival).slides.length > 1 ? 1 : 0)
}
/** The states of the pointer, the focus and the page are seen by what the slides do. */
const isSeenOnTheSlides = () => Promise.resolve()

const sees: Carousel['sees'] = {
  'slides.arriving': tooShortToSee,
  'slides.loading': async (stage) => {
    await expect(region(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(call)
  },
  'slides.playing.standing': async (stage) => {
    await isShown(stage)
    await pass(2 * autoplay)(stage)
    await isShown(stage)
  },
  'slides.playing.moving': isShown,
  'slides.empty': async (stage) => {
    await expect(region(stage)).toHaveCount(0)
  },
  'slides.missing': async (stage) => {
    await expect(region(stage)).toContainText('Öne çıkanlar yüklenemedi.')
  },
  'slide show.beginning': tooShortToSee,
  'slide show.running': offers('Gösteriyi durdur'),
  'slide show.paused': offers('Gösteriyi başlat'),
  'pointer.elsewhere': isSeenOnTheSlides,
  'pointer.on the slides': isSeenOnTheSlides,
  'focus.elsewhere': isSeenOnTheSlides,
  'focus.on the slides': isSeenOnTheSlides,
  'sight.in view': isSeenOnTheSlides,
  'sight.scrolled past': isSeenOnTheSlides,
  'tab.shown': tabIs('visible'),
  'tab.hidden': tabIs('hidden'),
}

/** What the lobby's document brings, limited to what the page requests again. */
const drawn = (slug: string, slides: Slide[]): Omit<BroughtAnswer, 'message'>[] => [
  { name: call, request: { slug }, data: slides },
  { name: 'casino/games', request: { systemCategory: slug, skip: 0, take: 48 }, data: [firstGame] },
  { name: 'casino/providers', request: { systemCategory: slug }, data: lobbyChoices.providers },
]

replay<typeof carouselMachine, never>('carousel', {
  open: async ({ page, server, walked }) => {
    const { still, slug, slides } = walked.path.start.input as CarouselStart
    if (still) await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await server.hold(call)
    if (slides) await server.brings(drawn(slug, slides))
    await page.goto(`/casino/${slug}`)
    await expect(page.getByRole('button', { name: 'Jackpot', exact: true })).toBeVisible()
    await server.isAsked(call, slides ? 0 : 1)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
