import type { Bonus, ClaimedBonus } from '#contract/bonus.ts'
import { toWire } from '#contract/money.ts'
import { transaction } from '../database/transaction.ts'
import type { Locale } from '#contract/locale.ts'
import { askRegister, type RegisterParts } from '../protection/ask-register.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { say } from '../words/words.ts'
import { standingsOf, whyNot, type Standing } from './bonus.rules.ts'
import { countBonuses, listBonuses, listClaims, type HistoryRow } from './bonus.store.ts'
import { findCircumstances } from './circumstances.store.ts'
import { claim, oncePerPerson, type ClaimParts } from './claim.ts'
import { findTrialOffer, listOffers } from './offer.store.ts'
import { grantTrialBonus } from './trial-bonus.ts'
import { wageringMostOf } from './wagering.ts'

const moneyOf = ({
  amount,
  requirement,
  wagered,
  expires,
}: Pick<Standing, 'amount' | 'requirement' | 'wagered' | 'expires'>) => ({
  amount: toWire(amount),
  requirement: toWire(requirement),
  wagered: toWire(wagered),
  expires: expires?.toISOString() ?? null,
})
const asStanding = ({ obstacle, ...standing }: Standing, locale: Locale): Bonus => ({
  ...standing,
  ...moneyOf(standing),
  refusal: obstacle && say(locale, obstacle, undefined),
})
const asClaimed = ({ date, ...row }: HistoryRow): ClaimedBonus => ({
  ...row,
  ...moneyOf(row),
  date: date.toISOString(),
})

export const bonusRoutes = (parts: ClaimParts & RegisterParts) =>
  ({
    'bonus/trialbonusamount': async ({ locale }) => {
      const offer = await findTrialOffer(parts.pool, locale)
      return done(offer && !whyNot(offer, false, parts.clock()) ? toWire(offer.amount) : 0)
    },

    'bonus/definetrialbonus': async ({ player, locale }) => {
      await askRegister(parts, player.id, 'renew')
      return oncePerPerson(parts, player.id, () =>
        transaction(parts.pool, (tx) => grantTrialBonus(tx, parts, { playerId: player.id, locale })),
      )
    },

    'bonus/list': async ({ player, locale }) => {
      const { pool, clock, env } = parts
      const [offers, claims, circumstances, wageringMost] = await Promise.all([
        listOffers(pool, locale),
        listClaims(pool, player.id),
        findCircumstances(pool, player.id, env.secret),
        wageringMostOf(pool, env, player.id),
      ])
      const standings = standingsOf(offers, claims, circumstances, { now: clock(), wageringMost })
      return done(standings.map((standing) => asStanding(standing, locale)))
    },

    'bonus/history': async ({ body, player, locale }) => {
      const query = { ...body, playerId: player.id, locale }
      const [total, rows] = await Promise.all([
        countBonuses(parts.pool, query),
        listBonuses(parts.pool, query),
      ])
      return done({ total, list: rows.map(asClaimed) })
    },

    'bonus/claim': async ({ body: { id: offerId, note }, player, locale, requestId }) => {
      await askRegister(parts, player.id, 'renew')
      return claim(parts, { playerId: player.id, offerId, note, requestId, locale })
    },
  }) satisfies Routes
