import { expect } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type {
  claimBonusMachine,
  ClaimBonusEffect,
  ClaimBonusInput,
  Offers,
} from '#machines/claim-bonus/claim-bonus.machine.ts'
import type { Bonus } from '#contract/bonus.ts'
import type { KeptNumber } from '#machines/sent-form.ts'
import { other } from '#charts/flows/claim-bonus/claim-bonus.world.ts'
import { offer } from '#charts/flows/given.ts'
import { Account } from '../browser/account.ts'
import { asKept } from './driver/kept-numbers.ts'
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
const choice = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name })

/** The bonuses of a path on the server: those that an operator decides on. */
interface Shelf {
  account: Account
  bonuses: Bonus[]
}
const shelves = new WeakMap<Stage['page'], Shelf>()
const inPath: readonly number[] = [offer.id, other.id]

/** One that the path has claimed is not on offer any more: the next one stands in its place. */
async function stock({ account, bonuses }: Shelf): Promise<Shelf> {
  const all = calls[list].data.parse(await account.ask(list))
  const free = all.filter(({ kind, status }) => kind !== 'trial' && status === 'offered')
  const kept = bonuses.map((bonus) => free.find(({ id }) => id === bonus.id))
  const fresh = free.filter((bonus) => !kept.includes(bonus))
  return { account, bonuses: inPath.flatMap((_, at) => kept[at] ?? fresh.splice(0, 1)) }
}

function shelfOf({ page }: Stage): Shelf {
  const shelf = shelves.get(page)
  if (!shelf) throw new Error('The page has not opened')
  return shelf
}

function bonusOf(stage: Stage, id: unknown): Bonus {
  const bonus = shelfOf(stage).bonuses[inPath.findIndex((each) => each === id)]
  if (!bonus) throw new Error(`The server has no bonus for ${String(id)}`)
  return bonus
}

const hands: ClaimBonus['hands'] = {
  'choose the bonus': async (stage, { id }) => {
    await choice(stage, `Seç: ${bonusOf(stage, id).title}`).click()
  },
  'claim the bonus': async (stage) => {
    await note(stage).fill('Dün yatırım yaptım.')
    await ask(stage).click()
  },
  'choose another': press('Başka bir bonus seç'),
  'claim another': press('Başka bir bonus talep et'),
  'try again': press('Yeniden dene'),
}

/** The server's list and the kept numbers, as the path has them. */
async function lists(stage: Stage, { offers, unanswered }: Offers): Promise<void> {
  const { page, server } = stage
  const shelf = await stock(shelfOf(stage))
  shelves.set(page, shelf)
  for (const id of inPath) {
    const [key, number] = asKept(shelf.account, `claim ${bonusOf(stage, id).id}`)
    const isNumbered = unanswered.some((each) => each.id === id)
    await page.evaluate(
      ([at, text]) => (text ? localStorage.setItem(at, text) : localStorage.removeItem(at)),
      [key, isNumbered ? number : ''] as const,
    )
  }
  if (offers.length === inPath.length) return server.agree(list)
  const data = [
    ...unanswered.flatMap(({ id, arrived }) =>
      arrived ? [{ ...bonusOf(stage, id), status: 'requested' }] : [],
    ),
    ...offers.map(({ id }) => bonusOf(stage, id)),
  ]
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
    await expect(choice(stage, /^Seç: (?!Deneme)/).first()).toBeVisible()
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

const isKept = async (stage: Stage, params: unknown) => {
  const [key] = asKept(shelfOf(stage).account, `claim ${bonusOf(stage, (params as KeptNumber).id).id}`)
  return stage.page.evaluate((at) => localStorage.getItem(at) !== null, key)
}

const effects: ClaimBonus['effects'] = {
  'keep the number beyond a reload': async (stage, params) => {
    await expect.poll(() => isKept(stage, params)).toBe(true)
  },
  'drop the kept number': async (stage, params) => {
    await expect.poll(() => isKept(stage, params)).toBe(false)
  },
}

replay<typeof claimBonusMachine, ClaimBonusEffect>('claim bonus', {
  open: async (stage) => {
    const { page, player, server } = stage
    const account = await Account.of(page, player.person)
    shelves.set(page, await stock({ account, bonuses: [] }))
    await account.comesBack()
    await page.clock.install()
    await server.hold(list, claim)
    const asked = isChosen(stage) ? `?bonus=${bonusOf(stage, offer.id).id}` : ''
    await page.goto(`/dashboard/claim-bonus${asked}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus Talep')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['keep the number beyond a reload', 'drop the kept number'],
})
