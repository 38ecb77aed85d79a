import * as z from 'zod/mini'
import { notificationType } from '#contract/notification.ts'
import { findBonus, lowerRequirement, type KeptBonus } from '../bonus/active.store.ts'
import { decideBonus, type Decision } from '../bonus/decide.ts'
import type { BonusVerdict } from '../bonus/decide.rules.ts'
import { wageringMostOf } from '../bonus/wagering.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import { say as words } from '../words/words.ts'
import { markTold, openBonusRequests, usercodeOf } from './bonus-request.store.ts'
import { deciding, looking, type Command, type Desk } from './command.ts'
import { id as idOf, nothing, text } from './given.ts'
import { NotDone } from './not-done.ts'
import type { Done, Idle } from './perform.ts'
import { money, sayAmount, table } from './show.ts'

const answers = z.object({ 'say-tr': text, 'say-en': text })
const aboutAnswers = {
  'say-tr': 'what the player is told, in Turkish: a whole sentence',
  'say-en': 'what the player is told, in English: a whole sentence',
}
type Answers = z.output<typeof answers>
const inLanguages = (answer: Answers): Record<Locale, string> => ({
  tr: answer['say-tr'],
  en: answer['say-en'],
})

const refusals: Record<
  Exclude<BonusVerdict, 'apply' | 'repeated'>,
  (bonus: KeptBonus | null, id: number) => string
> = {
  unknown: (_bonus, id) => `No bonus has the id ${id}`,
  contradicts: (bonus, id) => `The bonus ${id} is ${bonus?.status ?? 'gone'}`,
  barred: () =>
    'The player takes a break from play, or an exclusion register bars it: a bonus can be given afterwards',
  'another active': () => 'The player wagers another bonus, and can have one at a time',
}

interface Wish {
  status: Decision['status']
  say: Record<Locale, string> | null
  said: string
}

async function decide(
  tx: Transaction,
  desk: Desk,
  id: number,
  { status, say, said }: Wish,
): Promise<Done | Idle> {
  const bonus = await findBonus(tx, id)
  const verdict = await decideBonus(tx, desk, { id, status, answer: bonus && say && say[bonus.locale] })
  if (verdict === 'repeated') return { nothing: `the bonus ${id} has been ${said}` }
  if (verdict === 'another active' && bonus) await tellOfWaiting(desk, bonus)
  if (verdict !== 'apply' || !bonus)
    throw new NotDone(refusals[verdict === 'apply' ? 'unknown' : verdict](bonus, id))
  const { playerId, title, amount } = bonus
  return {
    outcome: `${title} of ${sayAmount(amount)} ${said}: ${await usercodeOf(tx, playerId)}`,
    players: [playerId],
    subject: `bonus ${id}`,
  }
}

/** In a transaction of its own: it stays although the act fails. Once per request. */
const tellOfWaiting = (desk: Desk, { id, playerId, locale, title, amount }: KeptBonus) =>
  transaction(desk.pool, async (tx) => {
    if (!(await markTold(tx, id, desk.clock()))) return
    await desk.notify(tx, {
      playerId,
      type: notificationType.Bonus,
      title: words(locale, 'bonus waits', undefined),
      note: words(locale, 'bonus waits note', { title, amount }),
    })
  })

export const bonusCommands = {
  'bonus-requests': looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'bonuses that players have asked for, oldest first',
    async run({ pool }) {
      const requests = await openBonusRequests(pool)
      const lines = requests.map(({ amount, requirement, note, ...request }) => ({
        ...request,
        amount: money(amount),
        requirement: money(requirement),
        note,
      }))
      return table(lines, 'Nobody is waiting for a bonus.')
    },
  }),

  grant: deciding({
    words: z.object({ id: idOf }),
    options: nothing,
    about: {},
    says: 'gives the bonus that was asked for; the player can wager it at once, and never more often than the law of the country allows',
    async run(tx, desk, { id }) {
      const bonus = await findBonus(tx, id)
      const most = bonus && (await wageringMostOf(tx, desk.env, bonus.playerId))
      // The law may have changed since the bonus was asked for.
      if (most !== null && bonus?.status === 'requested') await lowerRequirement(tx, id, most)
      const said = most === null ? 'granted' : `granted, to be wagered at most ${most} times by law`
      return decide(tx, desk, id, { status: 'active', say: null, said })
    },
  }),

  refuse: deciding({
    words: z.object({ id: idOf }),
    options: answers,
    about: aboutAnswers,
    says: 'turns a request for a bonus down, and tells the player why',
    run: (tx, desk, { id, ...say }) =>
      decide(tx, desk, id, { status: 'rejected', say: inLanguages(say), said: 'refused' }),
  }),

  'cancel-bonus': deciding({
    words: z.object({ id: idOf }),
    options: answers,
    about: aboutAnswers,
    says: 'ends a bonus that is being wagered; what is left of it goes back to the house, and the player is told why',
    run: (tx, desk, { id, ...say }) =>
      decide(tx, desk, id, { status: 'cancelled', say: inLanguages(say), said: 'cancelled' }),
  }),
} satisfies Record<string, Command>
