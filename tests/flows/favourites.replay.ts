import type {
  FavouritesContext,
  favouritesMachine,
  FavouritesEffect,
} from '#machines/favourites/favourites.machine.ts'
import { aviator } from '#charts/flows/casino.given.ts'
import { Account } from '../browser/account.ts'
import { heart, isOnTheServer, pageOf, shows } from './driver/heart.ts'
import { comesBackToTheNetwork, opensConnected } from '../browser/hub-line.ts'
import { sizeOf } from './site.hands.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Favourites = Replay<typeof favouritesMachine, FavouritesEffect>

const call = 'casino/favorites'
const toggling = 'casino/togglefavorite'

const isFavourite = (arrival: Stage['arrival']) => {
  const context = arrival?.context as FavouritesContext | undefined
  return Boolean(context?.codes.length || context?.touched.length)
}

const hands: Favourites['hands'] = {
  'toggle the favourite': async (stage, { wanted }) => {
    await heart(stage).click()
    await shows(stage, { marked: wanted === true, busy: true })
    if (stage.model?.matches('loaded')) await stage.server.agree(toggling)
  },
}

const worlds: Favourites['worlds'] = {
  'hub.connected': async ({ page }) => {
    await comesBackToTheNetwork(page)
  },
  'load the favourites is done': async ({ server, model }) => {
    await server.agree(call)
    if (model?.context.wishes.length) await server.agree(toggling)
  },
  'load the favourites fails': ({ server }, { error }) => server.fail(call, error),
  'favourite is done': () => Promise.reject(new Error('The actor of a game has no end')),
  'favourite fails': () => Promise.reject(new Error('The actor of a game has no end')),
}

const sees: Favourites['sees'] = {
  loading: (stage) => shows(stage, { busy: true }),
  loaded: (stage) =>
    shows(stage, { marked: stage.model?.matches('loaded') !== true && isFavourite(stage.arrival) }),
  unavailable: (stage) => shows(stage, { marked: false }),
}

replay<typeof favouritesMachine, FavouritesEffect>('favourites', {
  open: async (stage) => {
    const { page, player, server, walked } = stage
    const account = await Account.of(page, player.person)
    await isOnTheServer(account, aviator, walked.path.start.name === 'a player with a favourite')
    await account.comesBack()
    await page.clock.install()
    await page.setViewportSize(sizeOf.phone)
    await server.hold(call, toggling)
    await opensConnected(page, pageOf(aviator))
    await shows(stage, { marked: false, busy: true })
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
