import * as z from 'zod/mini'
import { limitKinds, limitPeriods, type LimitKind } from '#contract/law/profile.ts'
import { limitUnit, mostSessionMinutes, setLimitForm } from '#contract/protection.ts'
import { siteTimeZone } from '#contract/day.ts'
import { tightenLimit } from '../protection/change-limit.ts'
import { amountFrom } from '../protection/limit.rules.ts'
import { profileFor } from '../protection/limit.store.ts'
import { listChanges, listLimits } from '../protection/limit-standing.store.ts'
import { changing, looking } from './command.ts'
import { playerBy } from './find-player.ts'
import { day, take, usercode } from './given.ts'
import { NotDone } from './not-done.ts'
import { chapters, money, sayAmount, table } from './show.ts'

const shown = (kind: LimitKind, amount: number) =>
  limitUnit(kind) === 'money' ? money(amount) : `${amount} min`
const shownOrNull = (kind: LimitKind, amount: number | null) => (amount === null ? null : shown(kind, amount))
const said = (kind: LimitKind, amount: number) =>
  limitUnit(kind) === 'money' ? sayAmount(amount) : `${amount} minutes`

const limits = looking({
  words: z.object({ usercode }),
  options: z.object({ from: z.optional(day), to: z.optional(day), take }),
  about: {
    from: `changes since this day, by the clock of ${siteTimeZone.replace(/.*\//, '')}: 2026-11-20`,
    to: 'changes until this day',
    take: 'how many of the newest changes; default 50',
  },
  says: 'a player’s own limits, what is used of them, requests to raise them, and every change',
  async run({ pool, clock }, { usercode: code, from, to, take: most }) {
    const { id: playerId } = await playerBy(pool, code)
    const standing = await listLimits(pool, playerId, clock())
    const { list } = await listChanges(pool, { playerId, from, to, skip: 0, take: most })
    return chapters({
      limits: table(
        standing.map(({ kind, period, amount, used, since, request }) => ({
          kind,
          period,
          limit: shown(kind, amount),
          used: shown(kind, used),
          since,
          asked: request && (shownOrNull(kind, request.amount) ?? 'no limit'),
          from: request?.confirmableFrom ?? null,
          until: request?.lapsesAt ?? null,
        })),
        'The player has set none.',
      ),
      changes: table(
        list.map(({ date, kind, period, event, before, after, by }) => ({
          date,
          kind,
          period,
          event,
          before: shownOrNull(kind, before),
          after: shownOrNull(kind, after),
          by,
        })),
        'There were none.',
      ),
    })
  },
})

const typed = (kind: string) => kind.replace(' ', '-')
const kind = z.pipe(
  z.enum(limitKinds.map(typed), `is not one of ${limitKinds.map(typed).join(', ')}`),
  z.transform((word) => limitKinds.find((each) => typed(each) === word) ?? 'deposit'),
)
const amount = z.pipe(
  z.string('is missing').check(z.regex(/^\d{1,12}(?:\.\d{1,2})?$/, 'is not an amount: write 1234.56')),
  z.transform(Number),
)

const tighten = changing({
  words: z.object({
    usercode,
    kind,
    period: z.enum(limitPeriods, `is not one of ${limitPeriods.join(', ')}`),
    amount,
  }),
  options: z.object({}),
  about: {},
  says: 'sets or lowers a limit of a player, in lira, for a session in minutes; never raises one: only the player does',
  async run(tx, { env, clock }, { usercode: code, kind: of, period, amount: wire }) {
    if (!setLimitForm.safeParse({ kind: of, period, amount: wire }).success)
      throw new NotDone(
        `Not an amount: lira with two decimals at most; of a session whole minutes, ${mostSessionMinutes} at most`,
      )
    const { id: playerId } = await playerBy(tx, code)
    const asked = amountFrom(of, wire)
    const law = await profileFor(tx, env, playerId)
    const limit = { playerId, kind: of, period, amount: asked }
    const tightened = await tightenLimit(tx, law, limit, clock())
    switch (tightened.outcome) {
      case 'higher':
        throw new NotDone(
          `The limit of ${code} is ${said(of, tightened.before)}, and only the player raises it`,
        )
      case 'for the player to set':
        throw new NotDone(`The law of the country requires this limit, and ${code} has to set it first`)
      case 'above the law':
        throw new NotDone(`The law of the country allows a limit of ${said(of, tightened.most)} at most`)
      case 'not offered':
        throw new NotDone('The law of the country has no such limit')
      case 'the same':
        return { nothing: `the limit of ${code} is ${said(of, asked)} already` }
      default:
        return {
          outcome: `${of} of a ${period} ${tightened.outcome === 'set' ? 'limited' : 'lowered'} to ${said(of, asked)} for ${code}`,
          players: [playerId],
          subject: `limit ${of} ${period}`,
        }
    }
  },
})

export const limitCommands = { limits, 'tighten-limit': tighten }
