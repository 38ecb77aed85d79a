import type { Page } from '@playwright/test'
import type {
  favouriteMachine,
  FavouriteEffect,
  FavouriteInput,
  Toggled,
} from '#machines/favourite/favourite.machine.ts'
import { Account } from '../browser/account.ts'
import { heart, isHeld, isOnTheServer, pageOf, shows } from './driver/heart.ts'
import { sizeOf } from './site.hands.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Favourite = Replay<typeof favouriteMachine, FavouriteEffect>

const call = 'casino/togglefavorite'

const accounts = new WeakMap<Page, Account>()
const inputOf = ({ walked }: Stage) => walked.path.start.input as FavouriteInput

const press = async (stage: Stage) => {
  await heart(stage).click()
}

const worlds: Favourite['worlds'] = {
  'toggle the favourite is done': async (stage, { output }) => {
    const account = accounts.get(stage.page)
    const { isFavorite } = output as Toggled
    if (account) await isOnTheServer(account, inputOf(stage).game, !isFavorite)
    await stage.server.agree(call)
  },
  'toggle the favourite fails': ({ server }, { error }) => server.fail(call, error),
}

const rests = (marked: boolean) => async (stage: Stage) => {
  await shows(stage, { marked })
  const account = accounts.get(stage.page)
  if (account) await isHeld(account, inputOf(stage).game, marked)
}

const sees: Favourite['sees'] = {
  'as the server said': tooShortToSee,
  'not favourite': rests(false),
  'adding.still wanted': (stage) => shows(stage, { marked: true, busy: true }),
  'adding.no longer wanted': (stage) => shows(stage, { marked: false, busy: true }),
  favourite: rests(true),
  'removing.still unwanted': (stage) => shows(stage, { marked: false, busy: true }),
  'removing.wanted again': (stage) => shows(stage, { marked: true, busy: true }),
}

const effects: Favourite['effects'] = {}

replay<typeof favouriteMachine, FavouriteEffect>('favourite', {
  open: async (stage) => {
    const { page, player, server } = stage
    const { game, isFavourite } = inputOf(stage)
    const account = await Account.of(page, player.person)
    accounts.set(page, account)
    await isOnTheServer(account, game, isFavourite)
    await account.comesBack()
    await page.clock.install()
    await page.setViewportSize(sizeOf.phone)
    await server.hold(call)
    await page.goto(pageOf(game))
    await shows(stage, { marked: isFavourite })
    await stopTheClock(page)
  },
  hands: { 'add to the favourites': press, 'remove from the favourites': press },
  worlds,
  sees,
  effects,
})
