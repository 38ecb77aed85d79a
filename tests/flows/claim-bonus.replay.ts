import { expect } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type {
  claimBonusMachine,
  ClaimBonusEffect,
  ClaimBonusInput,
  Offers,
} from '#machines/claim-bonus/claim-bonus.machine.ts'
import { offer } from '#charts/flows/given.ts'
import { Account } from '../browser/account.ts'
import { asKept, numberEffects } from './driver/kept-numbers.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type ClaimBonus = Replay<typeof claimBonusMachine, ClaimBonusEffect>

const list = 'bonus/list'
const claim = 'bonus/claim'

const isChosen = ({ walked }: Stage) => (walked.path.start.input as ClaimBonusInput).chosen !== null
const note = ({ page }: Stage) => page.getByLabel('Notunuz (isteğe bağlı)')
const ask = ({ player }: Stage) => player.button('Bonusu talep et')
const press =
  (name: string) =>
  async ({ player }: Stage) => {
    await player.button(name).click()
  }
/** Bonuses that an operator decides on; one that the path has claimed before is gone from the list. */
const choices = ({ page }: Stage) => page.getByRole('button', { name: /^Seç: (?!Deneme)/ })

const hands: ClaimBonus['hands'] = {
  'choose the bonus': async (stage) => {
    await choices(stage).first().click()
  },
  'claim the bonus': async (stage) => {
    await note(stage).fill('Dün yatırım yaptım.')
    await ask(stage).click()
  },
  'choose another': press('Başka bir bonus seç'),
  'claim another': press('Başka bir bonus talep et'),
  'try again': press('Yeniden dene'),
}

const accounts = new WeakMap<Stage['page'], Account>()

/** The real server's list, with the chosen bonus as the path has it. */
async function lists({ page, server }: Stage, { offers: [first], arrived }: Offers): Promise<void> {
  const account = accounts.get(page)
  if (first?.id === offer.id || !account) return server.agree(list)
  const real = calls[list].data.parse(await account.ask(list))
  const chosen = real.find(({ kind, status }) => kind !== 'trial' && status === 'offered')
  const others = first ? real.filter((each) => each !== chosen) : []
  if (!arrived || !chosen) return server.say(list, { success: true, message: '', data: others })
  const kept = asKept(account, `claim ${chosen.id}`)
  await page.evaluate(([key, number]) => localStorage.setItem(key, number), kept)
  const data = [{ ...chosen, status: 'requested' }, ...others]
  await server.say(list, { success: true, message: '', data })
}

const worlds: ClaimBonus['worlds'] = {
  'load the offers is done': (stage, { output }) => lists(stage, output as Offers),
  'load the offers fails': ({ server }, { error }) => server.fail(list, error),
  'claim the bonus is done': ({ server }) => server.agree(claim),
  'claim the bonus fails': ({ server }, { error }) => server.fail(claim, error),
}

async function isSent(stage: Stage): Promise<void> {
  await expect(note(stage)).toBeDisabled()
  await expect(ask(stage)).toHaveAttribute('aria-busy', 'true')
}

const sees: ClaimBonus['sees'] = {
  loading: async ({ page }) => {
    await expect(page.getByLabel('Talep edebileceğiniz bonuslar yükleniyor')).toBeVisible()
  },
  choosing: async (stage) => {
    await expect(choices(stage).first()).toBeVisible()
  },
  noting: async (stage) => {
    await expect(note(stage)).toBeEnabled()
    await expect(ask(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  'finding the claim': async (stage) => {
    await isSent(stage)
    await stage.server.isAsked(list)
  },
  claiming: isSent,
  claimed: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Bonus talebiniz alındı.' })).toBeVisible()
  },
  'nothing offered': async ({ page }) => {
    await expect(page.getByText('Şu anda talep edebileceğiniz bir bonus yok.')).toBeVisible()
  },
  unavailable: async ({ page, player }) => {
    await expect(page.locator('main').getByRole('alert')).toContainText('Bonuslar yüklenemedi')
    await expect(player.button('Yeniden dene')).toBeVisible()
  },
}

const effects: ClaimBonus['effects'] = numberEffects

/** A bonus whose claim is opened from another page. */
async function chosenOf(account: Account): Promise<number> {
  const offers = calls[list].data.parse(await account.ask(list))
  return offers.find(({ kind }) => kind !== 'trial')?.id ?? 0
}

replay<typeof claimBonusMachine, ClaimBonusEffect>('claim bonus', {
  open: async (stage) => {
    const { page, player, server } = stage
    const account = await Account.of(page, player.person)
    accounts.set(page, account)
    await account.comesBack()
    await page.clock.install()
    await server.hold(list, claim)
    const choice = isChosen(stage) ? `?bonus=${await chosenOf(account)}` : ''
    await page.goto(`/dashboard/claim-bonus${choice}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus Talep')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['keep the number beyond a reload', 'drop the kept number'],
})
