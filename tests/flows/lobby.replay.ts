import { expect, type Page } from '@playwright/test'
import {
  noFilter,
  type GamesPage,
  type LobbyEffect,
  type LobbyFilter,
  type LobbyInput,
  type LobbyKnown,
  type LobbyName,
  type lobbyMachine,
  type LobbyStart,
} from '#machines/lobby/lobby.machine.ts'
import type { BroughtAnswer } from '#contract/first-screen.ts'
import { firstGame, video } from '#charts/flows/casino.given.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Lobby = Replay<typeof lobbyMachine, LobbyEffect>

const titles: Partial<Record<LobbyName, string>> = { slot: 'Casino', live: 'Canlı Casino' }
/** So narrow that the end of a search's first games is out of sight. */
const phone = { width: 360, height: 640 }
const call = 'casino/games'
const choices = 'casino/categorylist'
const film = 'cms/video'
const typingWait = 250
/** Milliseconds; each frame draws some tiles. */
const frame = 16
/** Length of a full page, after which there is more. */
const full = { browsing: 48, searching: 5 }

const searched = (page: Page) => page.getByRole('searchbox', { name: 'Oyun ara' })
const startOf = ({ walked }: Stage) => walked.path.start.input as LobbyStart
const titleOf = (stage: Stage) => titles[startOf(stage).lobby] ?? ''
const region = (stage: Stage) => stage.page.getByRole('region', { name: titleOf(stage), exact: true })
const tiles = (stage: Stage) => region(stage).getByRole('listitem')
const categories = ({ page }: Stage) => page.getByRole('group', { name: 'Kategoriler' })
const listed = (stage: Stage) => region(stage).getByRole('list', { name: titleOf(stage), exact: true })

const filterOf = (arrival: Stage['arrival']): LobbyFilter =>
  (arrival?.context as LobbyInput | undefined)?.filter ?? noFilter
const inTheAddress = (page: Page) => {
  const { searchParams } = new URL(page.url())
  return ['category', 'provider', 'search'].map((name) => searchParams.get(name))
}
const valuesOf = ({ category, provider, phrase }: LobbyFilter) => [category, provider, phrase || null]

/** A full page if the path says that there is more. */
const answer = (take: number) => (stage: Stage, output: unknown) => {
  const { list, next } = output as GamesPage
  const games = Array.from({ length: take }, (_, place) => ({
    ...firstGame,
    gameCode: `tulip-${place}`,
    name: `Tulip ${place}`,
  }))
  return stage.server.say(call, { success: true, message: '', data: next === null ? list : games })
}

/** A change of what is shown gives up the open request. */
const changes = (gesture: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await gesture(stage)
  const waits = ['loading', 'searching', 'loading more'].some((games) => stage.model?.matches({ games }))
  if (waits) await stage.server.overtaken(call)
}

const hands: Lobby['hands'] = {
  'choose the category': changes((stage) =>
    categories(stage).getByRole('button', { name: 'Popüler', exact: true }).click(),
  ),
  'choose the provider': changes(({ page }) =>
    page.getByLabel('Sağlayıcı', { exact: true }).selectOption('Nar Games'),
  ),
  'type the phrase': changes(async ({ page }) => {
    const field = searched(page)
    // One more space is a key, but the same phrase.
    await field.fill((await field.inputValue()) === 'lale' ? 'lale ' : 'lale')
  }),
  'clear the filter': changes(({ page }) =>
    page.getByRole('button', { name: 'Tüm oyunları göster' }).click(),
  ),
  'show more': async ({ page }) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  },
  'try again': async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).first().click()
  },
}

const hasNoEnd = () => Promise.reject(new Error('It goes on as long as the lobby is there'))

const worlds: Lobby['worlds'] = {
  'address.changed': changes(({ page }) =>
    page
      .getByRole('navigation', { name: 'Alt menü' })
      .getByRole('link', { name: 'Casino', exact: true })
      .click(),
  ),
  'load the games is done': (stage, { output }) => answer(full.browsing)(stage, output),
  'load the games fails': ({ server }, { error }) => server.fail(call, error),
  'search the games is done': (stage, { output }) => answer(full.searching)(stage, output),
  'search the games fails': ({ server }, { error }) => server.fail(call, error),
  'load the next page is done': (stage, { output }) => answer(full.browsing)(stage, output),
  'load the next page fails': ({ server }, { error }) => server.fail(call, error),
  'load the video is done': ({ server }, { output }) =>
    server.say(film, { success: true, message: '', data: (output as { video: unknown }).video }),
  'load the video fails': ({ server }, { error }) => server.fail(film, error),
  'load the choices is done': ({ server }) => server.agree(choices),
  'load the choices fails': ({ server }, { error }) => server.fail(choices, error),
  'carousel is done': hasNoEnd,
  'carousel fails': hasNoEnd,
  'follow the address is done': hasNoEnd,
  'follow the address fails': hasNoEnd,
  'typing wait is over': lasts(typingWait),
}

const isBusy = (asked: number) => async (stage: Stage) => {
  await expect(region(stage)).toHaveAttribute('aria-busy', 'true')
  await stage.server.isAsked(call, asked)
}

const leavesAndComesBack = async (stage: Stage) => {
  const { page, server } = stage
  await answer(full.browsing)(stage, { list: [firstGame], next: full.browsing })
  await expect(tiles(stage).first()).toContainText('Tulip')
  await page.evaluate(() => history.pushState(null, '', '/spor'))
  await expect(tiles(stage)).toHaveCount(0)
  await page.goBack()
  await server.isAsked(choices)
}

const answersOf = (
  lobby: LobbyName,
  { list }: GamesPage,
  { categories: all, providers, video: shown, slides }: LobbyKnown,
): Omit<BroughtAnswer, 'message'>[] => [
  { name: call, request: { systemCategory: lobby, skip: 0, take: full.browsing }, data: list },
  {
    name: choices,
    request: {},
    data: all.map(({ name, slug }, id) => ({ id, name, slugList: [...new Set([lobby, slug])], games: [] })),
  },
  { name: 'casino/providers', request: { systemCategory: lobby }, data: providers },
  { name: film, request: { slug: lobby }, data: shown },
  { name: 'cms/sliderlist', request: { slug: lobby }, data: slides },
]

const sees: Lobby['sees'] = {
  'games.arriving': tooShortToSee,
  'games.beginning': tooShortToSee,
  'games.loading': isBusy(1),
  'games.searching': isBusy(1),
  'games.browsing': async (stage) => {
    await expect(region(stage)).toHaveAttribute('aria-busy', 'false')
    await expect(tiles(stage).first()).toBeAttached()
    // Each frame draws one tile or a few.
    const drawn = async () => {
      await stage.page.clock.runFor(frame)
      return tiles(stage).first().textContent()
    }
    await expect.poll(drawn).toContain('Tulip')
    await expect(listed(stage)).toHaveAttribute('aria-busy', 'false')
    await stage.server.isAsked(call, 0)
  },
  'games.loading more': async (stage) => {
    await expect(listed(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(call)
  },
  'games.more missing': async (stage) => {
    await expect(tiles(stage).first()).toBeAttached()
    await expect(region(stage).getByRole('alert').getByRole('button')).toBeVisible()
    await stage.server.isAsked(call, 0)
  },
  'games.nothing found': async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Tüm oyunları göster' })).toBeVisible()
  },
  'games.unavailable': async (stage) => {
    await expect(region(stage).getByRole('alert')).toContainText('Oyunlar yüklenemedi')
  },
  'address.shown': async ({ page, arrival }) => {
    await expect.poll(() => inTheAddress(page)).toEqual(valuesOf(filterOf(arrival)))
  },
  'address.typing': async ({ page, arrival }) => {
    await expect.poll(async () => (await searched(page).inputValue()).trim()).toBe(filterOf(arrival).phrase)
  },
  'video.arriving': tooShortToSee,
  'video.loading': ({ server }) => server.isAsked(film),
  'video.present': async ({ page }) => {
    await expect(page.getByRole('region', { name: video.title1 }).getByText(video.title3)).toBeVisible()
  },
  'video.absent': async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Öne çıkanlar' })).toHaveCount(1)
    await expect(page.getByRole('region', { name: video.title1 })).toHaveCount(0)
  },
  'choices.arriving': tooShortToSee,
  'choices.loading': async (stage) => {
    await expect(categories(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'choices.shown': async (stage) => {
    await expect(categories(stage).getByRole('button', { name: 'Popüler', exact: true })).toBeVisible()
  },
  'choices.missing': async (stage) => {
    await expect(categories(stage)).toContainText('Kategoriler yüklenemedi.')
  },
}

replay<typeof lobbyMachine, LobbyEffect>('lobby', {
  open: async (stage) => {
    const { page, server } = stage
    await page.setViewportSize(phone)
    await page.clock.install()
    await server.hold(call, choices, film)
    const { lobby, seen, known } = startOf(stage)
    if (seen && known) await server.brings(answersOf(lobby, seen, known))
    await page.goto(`/casino/${lobby}`)
    await server.isAsked(call, known ? 0 : 1)
    await server.isAsked(choices, known ? 0 : 1)
    if (known) await expect(tiles(stage).first()).toBeAttached()
    else if (seen) await leavesAndComesBack(stage)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'show it in the address': async ({ page }, params) => {
      const { filter } = params as { filter: LobbyFilter }
      await expect.poll(() => inTheAddress(page)).toEqual(valuesOf(filter))
    },
  },
  atOnce: ['show it in the address'],
})
