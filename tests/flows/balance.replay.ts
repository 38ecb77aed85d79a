import type { balanceMachine } from '#machines/balance/balance.machine.ts'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { tabIs, turnTab, watchingEnds } from './driver/turn-tab.ts'

type Balance = Replay<typeof balanceMachine, never>

const call = 'user/balance'
/** Section 9. */
const poll = 10_000
/** Added to the path's balance, so that no amount repeats: the server takes the same amount for a repetition. */
const least = 75

const accounts = new WeakMap<Stage['page'], Account>()
const accountOf = ({ page }: Stage): Account => {
  const account = accounts.get(page)
  if (!account) throw new Error('Nobody has signed up')
  return account
}

const hands: Balance['hands'] = {}

const worlds: Balance['worlds'] = {
  'hub.connected': async ({ hub, page }) => {
    await hub.breaks()
    await page.clock.runFor(0)
    await hub.connects()
  },
  'hub.balance changed': async (stage) => {
    const { balance } = (await accountOf(stage).ask(call)) as { balance: number }
    await accountOf(stage).paysIn(balance + least)
    await stage.hub.passesOn('Balance')
  },
  'tab.hidden': turnTab('hidden'),
  'tab.shown': turnTab('visible'),
  'get the balance is done': async (stage) => {
    await stage.server.agree(call)
    const { balance } = (await accountOf(stage).ask(call)) as { balance: number }
    await stage.player.hasBalance(balance.toFixed(2).replace('.', ','))
  },
  'get the balance fails': ({ server }, { error }) => server.fail(call, error),
  'watch the tab is done': watchingEnds,
  'watch the tab fails': watchingEnds,
  'poll is over': lasts(poll),
}

const asking = ({ server }: Stage) => server.isAsked(call)
/** No request is open, however long the tab stays hidden. */
const resting = async ({ arrival, page, server }: Stage) => {
  if (arrival?.matches({ tab: 'hidden' })) await page.clock.runFor(2 * poll)
  await server.isAsked(call, 0)
}

const sees: Balance['sees'] = {
  'tab.shown': tabIs('visible'),
  'tab.hidden': tabIs('hidden'),
  'question.refreshing.asking once': asking,
  'question.refreshing.asking once more': asking,
  'question.watching': resting,
  'question.out of touch': resting,
}

// @holds F15
replay<typeof balanceMachine, never>('balance', {
  open: async (stage) => {
    const { page, player, server, hub } = stage
    const account = await Account.of(page, player.person)
    accounts.set(page, account)
    await account.comesBack()
    await page.clock.install()
    await server.hold(call)
    await hub.hold()
    await page.goto('/')
    await player.hasBalance('0,00')
    await stopTheClock(page)
    await hub.connects()
    await server.agree(call)
    await server.isAsked(call)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
