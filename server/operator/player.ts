import * as z from 'zod/mini'
import { transactionKind, transactionStatus } from '#contract/payment.ts'
import { personalNoPurpose } from '../auth/personal-no.ts'
import { listBonuses } from '../bonus/bonus.store.ts'
import { deviceName } from '../customer/device-name.ts'
import { maskPersonalNo } from '../customer/mask.ts'
import { listSessions } from '../customer/own-session.store.ts'
import { findProfile } from '../customer/profile.store.ts'
import { listBreaks } from '../protection/break.store.ts'
import { unseal } from '../seal.ts'
import { readPayments } from '../transaction/transaction.store.ts'
import { looking } from './command.ts'
import { playerByAnything } from './find-player.ts'
import { balancesOf } from './find-player.store.ts'
import { nothing, text } from './given.ts'
import { chapters, money, moneyOrNull, nameIn, record, table } from './show.ts'

/** How many of the last sessions, payments and bonuses are shown. */
const shown = 10

const kinds = nameIn(transactionKind)
const statuses = nameIn(transactionStatus)

function maskedOf(secret: string, sealed: string): string {
  try {
    return maskPersonalNo(unseal(secret, personalNoPurpose, sealed))
  } catch {
    return 'cannot be decrypted: stored with another SECRET'
  }
}

export const player = looking({
  words: z.object({ player: text }),
  options: nothing,
  about: {},
  says: 'one player, by usercode, username, e-mail or phone: profile, balances, bonuses, breaks, last payments and sessions',
  async run({ pool, env, clock }, { player: word }) {
    const { id: playerId, locale } = await playerByAnything(pool, word)
    const { PersonalNo, smsVerified, ...profile } = await findProfile(pool, playerId)
    const page = { playerId, skip: 0, take: shown }
    const inEnglish = { ...page, locale: 'en' as const }
    const balances = await balancesOf(pool, playerId)
    const bonuses = await listBonuses(pool, inEnglish)
    const breaks = await listBreaks(pool, playerId, clock())
    const { list: payments } = await readPayments(pool, { ...inEnglish, kind: 0 })
    const { list: sessions } = await listSessions(pool, { ...page, now: clock() })
    return chapters({
      profile: record({
        ...profile,
        PersonalNo: maskedOf(env.secret, PersonalNo),
        phoneVerified: smsVerified,
        locale,
      }),
      balances: table(balances.map(({ kind, balance }) => ({ account: kind, balance: money(balance) }))),
      bonuses: table(
        bonuses.map(({ id, date, title, status, amount, wagered, requirement, expires }) => ({
          id,
          asked: date,
          title,
          status,
          amount: money(amount),
          wagered: money(wagered),
          requirement: money(requirement),
          expires,
        })),
        'No bonus has been asked for.',
      ),
      breaks: table(
        breaks.map(({ kind, since, until }) => ({ kind, since, until })),
        'No break is in force.',
      ),
      payments: table(
        payments.map(({ date, kind, status, method, amount, balanceAfter, reference }) => ({
          asked: date,
          kind: kinds(kind),
          status: statuses(status),
          method,
          amount: money(amount),
          after: moneyOrNull(balanceAfter),
          reference,
        })),
        'No payment has been made.',
      ),
      sessions: table(
        sessions.map(({ started, ended, address, device }) => ({
          started,
          ended,
          address,
          device: deviceName(device),
        })),
        'No session has been opened.',
      ),
    })
  },
})
