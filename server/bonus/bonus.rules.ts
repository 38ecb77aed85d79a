import type { Bonus, ClaimedBonus } from '#contract/bonus.ts'
import type { Kind } from '../words/words.ts'

/** Code of the offer that is granted as soon as it is claimed. */
export const trialBonus = 'trial'

export type OfferKind = Bonus['kind']

/** Amounts in minor units. */
export interface Offer {
  id: number
  code: string
  kind: OfferKind
  title: string
  text: string
  /** 0: cannot be claimed. */
  amount: number
  /** How many times the amount has to be wagered. */
  wagering: number
  opensAt: Date | null
  closesAt: Date | null
}

/** Amounts in minor units. */
export interface Claimed {
  offerCode: string
  status: ClaimedBonus['status']
  amount: number
  requirement: number
  wagered: number
  expires: Date | null
}

export type Standing = Pick<Bonus, 'id' | 'kind' | 'title' | 'text' | 'status'> &
  Omit<Claimed, 'status' | 'offerCode'> & { obstacle: Obstacle | null }

export interface Circumstances {
  phoneVerified: boolean
  personHadTrial: boolean
  wagersAnother: boolean
  /** A bet was made after the last deposit. */
  playedOnDeposit: boolean
}

export type Obstacle = Extract<
  Kind,
  | 'trial bonus needs the phone'
  | 'trial bonus taken by the person'
  | 'another bonus active'
  | 'deposit played on'
>

/** Why an offer cannot be granted to the player now; null if it can. */
export function obstacleTo(
  { code, kind }: Pick<Offer, 'code' | 'kind'>,
  now: Circumstances,
): Obstacle | null {
  if (code === trialBonus && !now.phoneVerified) return 'trial bonus needs the phone'
  if (code === trialBonus && now.personHadTrial) return 'trial bonus taken by the person'
  if (now.wagersAnother) return 'another bonus active'
  return kind === 'deposit' && now.playedOnDeposit ? 'deposit played on' : null
}

/** Minor units to be wagered. @param most times the amount that the law allows; null: any */
export const requirementOf = (
  { amount, wagering }: Pick<Offer, 'amount' | 'wagering'>,
  most: number | null,
) => amount * Math.min(wagering, most ?? wagering)

type Refusal = Extract<Kind, 'no such bonus' | 'bonus over' | 'bonus claimed'>

export function whyNot(offer: Offer | null, claimed: boolean, now: Date): Refusal | null {
  if (!offer || offer.amount === 0 || (offer.opensAt && offer.opensAt > now)) return 'no such bonus'
  if (claimed) return 'bonus claimed'
  return offer.closesAt && offer.closesAt <= now ? 'bonus over' : null
}

const isAlive = ({ status }: Claimed) => status === 'requested' || status === 'active'

/** The player's requested and active bonuses in the order given, then the offers that can be claimed. */
export function standingsOf(
  offers: readonly Offer[],
  claims: readonly Claimed[],
  circumstances: Circumstances,
  { now, wageringMost }: { now: Date; wageringMost: number | null },
): Standing[] {
  const byCode = new Map(offers.map((offer) => [offer.code, offer]))
  const claimed = new Set(claims.map(({ offerCode }) => offerCode))
  return [
    ...claims.filter(isAlive).flatMap(({ offerCode, ...claim }) => {
      const offer = byCode.get(offerCode)
      return offer ? [{ ...wordsOf(offer), ...claim, obstacle: null }] : []
    }),
    ...offers
      .filter((offer) => whyNot(offer, claimed.has(offer.code), now) === null)
      .map((offer) => ({
        ...wordsOf(offer),
        status: 'offered' as const,
        amount: offer.amount,
        requirement: requirementOf(offer, wageringMost),
        wagered: 0,
        expires: offer.closesAt,
        obstacle: obstacleTo(offer, circumstances),
      })),
  ]
}

const wordsOf = ({ id, kind, title, text }: Offer) => ({ id, kind, title, text })
