import { expect } from '@playwright/test'
import { restsIn } from 'statechart-replay'
import { formatMoney } from '#contract/format-money.ts'
import type { Play } from '#contract/protection-play.ts'
import type { sessionBarMachine } from '#machines/session-bar/session-bar.machine.ts'
import { netOf } from '#src/flows/session-bar/net-of.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { turnTab } from './driver/turn-tab.ts'

type Bar = Replay<typeof sessionBarMachine, never>

const call = 'protection/play'
const balance = 'user/balance'
const second = 1_000

const bar = ({ page }: Stage) => page.getByRole('button', { name: /^(?:Oyun süresi|Kalan mola)/ })
/** In seconds. */
async function shownTime(stage: Stage): Promise<number> {
  const [written = ''] = /\d+:\d\d:\d\d/.exec((await bar(stage).textContent()) ?? '') ?? []
  return written.split(':').reduce((time, part) => time * 60 + Number(part), 0)
}

const hands: Bar['hands'] = {}

const worlds: Bar['worlds'] = {
  'balance.asked': async (stage) => {
    const { page, server } = stage
    const rests = () => restsIn(page, 'balance', 'question.watching')
    // A tab that is turned to again asks for it.
    if (await rests()) for (const each of ['hidden', 'visible'] as const) await turnTab(each)(stage)
    await server.agree(balance)
    await expect.poll(rests).toBe(true)
  },
  'time.passed': async (stage) => {
    const { page, model } = stage
    if (!model?.context.play) return page.clock.runFor(second)
    const before = await shownTime(stage)
    await page.clock.runFor(second)
    const { session } = model.context.play
    const after = session ? before + (session.pause ? -1 : 1) : 0
    await expect.poll(() => shownTime(stage)).toBe(after)
  },
  'ask for the play is done': async ({ server }, { output }) => {
    const data = output as Play
    if (data.session === null) await server.agree(call)
    else await server.say(call, { success: true, message: '', data })
  },
  'ask for the play fails': ({ server }, { error }) => server.fail(call, error),
  'watch the balance is done': goesOn,
  'watch the balance fails': goesOn,
  'count the seconds is done': goesOn,
  'count the seconds fails': goesOn,
}

const figures = async (stage: Stage) => {
  const { play, failure } = (stage.arrival ?? stage.model)?.context ?? {}
  if (play) {
    const net = formatMoney(netOf(play), 'tr', { signed: true })
    await expect(bar(stage)).toContainText(`${failure ? 'Son bilinen net' : 'Net'}${net}`)
  } else if (failure) await expect(stage.page.getByText('Oyun süresi alınamadı')).toBeVisible()
  else await expect(stage.page.getByLabel('Oyun süresi yükleniyor')).toBeVisible()
}
const resting = async (stage: Stage) => {
  await figures(stage)
  await stage.server.isAsked(call, 0)
}
const asking = async (stage: Stage) => {
  await figures(stage)
  await stage.server.isAsked(call)
}

const sees: Bar['sees'] = {
  'awaiting the balance': resting,
  'refreshing.asking once': asking,
  'refreshing.asking once more': asking,
  watching: resting,
  'out of touch': resting,
}

replay<typeof sessionBarMachine, never>('session bar', {
  open: async (stage) => {
    const { page, player, server, hub } = stage
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(call, balance)
    // A connection that opens asks for the balance, too.
    await hub.hold()
    await page.goto('/spor')
    await server.isAsked(balance)
    await expect(page.getByLabel('Oyun süresi yükleniyor')).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})

/** They live as long as the bar. */
function goesOn(): Promise<never> {
  return Promise.reject(new Error('What is watched is watched as long as the bar is there'))
}
