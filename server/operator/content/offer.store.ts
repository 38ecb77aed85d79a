import { toMinor, toWire } from '#contract/money.ts'
import type { Db } from '../../database/pool.ts'
import type { PublishedOffer } from './offer.ts'
import { inLanguages, writeWords } from './words.store.ts'

const words = { table: 'bonus_words', of: 'offer_code' }

interface OfferRow extends Omit<PublishedOffer, 'opensAt' | 'closesAt'> {
  opensAt: Date | null
  closesAt: Date | null
}

export async function allOffers(db: Db): Promise<PublishedOffer[]> {
  const { rows } = await db.query<OfferRow>(
    `select code, kind, position, amount, wagering, days, opens_at as "opensAt", closes_at as "closesAt",
            ${inLanguages(words, 'title', 'code')} as title, ${inLanguages(words, 'text', 'code')} as text
       from bonus_offers
      order by position, code`,
  )
  return rows.map((row) => ({
    ...row,
    amount: toWire(row.amount),
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
  }))
}

export async function writeOffer(db: Db, offer: PublishedOffer): Promise<void> {
  const { code, kind, position, amount, wagering, days, opensAt, closesAt, title, text } = offer
  await db.query(
    `insert into bonus_offers (code, kind, position, amount, wagering, days, opens_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (code) do update
       set kind = excluded.kind, position = excluded.position, amount = excluded.amount, wagering = excluded.wagering,
           days = excluded.days, opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
    [code, kind, position, toMinor(amount), wagering, days, opensAt, closesAt],
  )
  await writeWords(db, words, code, { title, text })
}
