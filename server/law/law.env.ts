import * as z from 'zod/mini'
import { contradictions, figureOf, figures, isFigure, type FigureName } from '#contract/law/figures.ts'
import type { Currency, Profile, ProfileName, Sum } from '#contract/law/profile.ts'
import { profileNameOf, profiles } from '#contract/law/profiles.ts'
import { CannotStart } from '../cannot-start.ts'
import { figureIn } from './figure-text.ts'
import { isTighter } from './tighter.ts'

export const lawVariables = { LAW_STRICTER: z.optional(z.string()), LAW_RATES: z.optional(z.string()) }
type Given = z.output<z.ZodMiniObject<typeof lawVariables>>

/** What protects the players of this platform. */
export interface Law {
  /** By ISO code: the law's profile, tightened by the operator, with its sums in lira. */
  profileOf: (country: string | null) => Profile
}

/** Lira for one unit of the currency. */
type Rates = Readonly<Partial<Record<Currency, number>>>

const names = Object.values(profiles).map(({ name }) => name)

/** Throws CannotStart if a value is not understood, or protects less than the law's profile. */
export function lawOf({ LAW_STRICTER: stricter, LAW_RATES: given }: Given): Law {
  const rates = ratesIn(given)
  const asked = objectIn('LAW_STRICTER', stricter)
  const unknown = Object.keys(asked).find((name) => names.every((each) => each !== name))
  if (unknown !== undefined) throw new CannotStart(`LAW_STRICTER: there is no profile "${unknown}"`)
  const effective = new Map(
    names.map((name): [ProfileName, Profile] => [
      name,
      inLira(tightened(profiles[name], asked[name] ?? {}), rates),
    ]),
  )
  return { profileOf: (country) => effective.get(profileNameOf(country)) ?? profiles.house }
}

function objectIn(variable: string, text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    throw new CannotStart(`${variable} is not an object in JSON`)
  }
}

function ratesIn(text: string | undefined): Rates {
  const rates = Object.entries(objectIn('LAW_RATES', text)).map(([currency, rate]) => {
    if (!/^(GBP|EUR|SEK)$/.test(currency))
      throw new CannotStart(`LAW_RATES: no profile has sums in "${currency}"`)
    if (typeof rate !== 'number' || !(rate > 0))
      throw new CannotStart(`LAW_RATES: the rate of ${currency} is not a number above 0`)
    return [currency, rate]
  })
  return Object.fromEntries(rates)
}

function tightened(profile: Profile, asked: unknown): Profile {
  const { name } = profile
  const changes = z.safeParse(z.record(z.string(), z.unknown()), asked)
  if (!changes.success) throw new CannotStart(`LAW_STRICTER: "${name}" is not an object of figures`)
  const stricter = structuredClone(profile)
  for (const [figure, value] of Object.entries(changes.data)) {
    if (!isFigure(figure)) throw new CannotStart(`LAW_STRICTER: "${name}" has no figure "${figure}"`)
    const { unit, tighter } = figures[figure]
    const now = figureIn(value, unit)
    if (tighter === null) throw new CannotStart(`LAW_STRICTER: "${name}" ${figure} cannot be changed`)
    if (now === undefined)
      throw new CannotStart(`LAW_STRICTER: "${name}" ${figure} is not in its unit, ${unit}`)
    if (!isTighter(figureOf(profile, figure), now, tighter))
      throw new CannotStart(`LAW_STRICTER: "${name}" ${figure} would protect less than the profile`)
    write(stricter, figure, now)
  }
  const [contradiction] = contradictions(stricter)
  if (contradiction !== undefined) throw new CannotStart(`LAW_STRICTER: in "${name}" ${contradiction}`)
  return stricter
}

function write(profile: Profile, figure: FigureName, value: unknown): void {
  const keys = figure.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<object>((inside, key) => {
    const next: unknown = Reflect.get(inside, key)
    if (typeof next === 'object' && next !== null) return next
    throw new Error(`No part of a profile is "${figure}"`)
  }, profile)
  Reflect.set(holder, last, value)
}

/** Without a rate a ceiling is zero: nobody plays above what the law allows because a rate is missing. */
function inLira(profile: Profile, rates: Rates): Profile {
  const lira = ({ amount, currency }: Sum): Sum => ({
    amount: currency === 'TRY' ? amount : Math.floor(amount * (rates[currency] ?? 0)),
    currency: 'TRY',
  })
  const { limits, game } = profile
  return {
    ...profile,
    limits: {
      ...limits,
      mostDeposit: limits.mostDeposit && lira(limits.mostDeposit),
      contactAbove: limits.contactAbove && lira(limits.contactAbove),
    },
    game: { ...game, stakes: game.stakes.map((stake) => ({ ...stake, most: lira(stake.most) })) },
  }
}
