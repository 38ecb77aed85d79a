import { lengths, type Unit } from '#contract/law/figures.ts'
import { limitKinds, limitPeriods, type Currency, type Sum } from '#contract/law/profile.ts'
import { toMinor } from '#contract/money.ts'

const currencies: readonly Currency[] = ['TRY', 'GBP', 'EUR', 'SEK']

const partsIn = (value: unknown, form: RegExp): string[] =>
  typeof value === 'string' ? (form.exec(value)?.slice(1) ?? []) : []

/** '12.50 EUR' */
function sumIn(value: unknown): Sum | undefined {
  const [amount, name] = partsIn(value, /^(\d{1,9}(?:\.\d\d?)?) ([A-Z]{3})$/)
  const currency = currencies.find((each) => each === name)
  return currency && { amount: toMinor(Number(amount)), currency }
}

/** '18 0 2 GBP': from this age on, in this tier, the sum. */
function stakeIn(value: unknown) {
  const [age, tier, sum] = partsIn(value, /^(\d\d) (\d) (.+)$/)
  const most = sumIn(sum)
  return most && { age: Number(age), tier: Number(tier), most }
}

/** 'net deposit month' */
function limitIn(value: unknown) {
  const [name, length] = partsIn(value, /^(.+) (\w+)$/)
  const kind = limitKinds.find((each) => each === name)
  const period = limitPeriods.find((each) => each === length)
  return kind && period && { kind, period }
}

const numberIn = (unit: Unit) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? Math.round(value * (lengths[unit] ?? 1))
    : undefined

const monthsIn = (value: unknown) => (value === 'permanent' ? value : numberIn('months')(value))

function listOf(value: unknown, read: (each: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const list = value.map(read)
  return list.includes(undefined) ? undefined : list
}

/** What the operator writes in the unit of a figure, as a profile holds it; undefined if it is not of the unit. */
export function figureIn(value: unknown, unit: Unit): unknown {
  switch (unit) {
    case 'yes or no':
      return typeof value === 'boolean' ? value : undefined
    case 'sum':
      return sumIn(value)
    case 'stakes':
      return listOf(value, stakeIn)
    case 'limits':
      return listOf(value, limitIn)
    case 'list of hours':
      return listOf(value, numberIn(unit))
    case 'list of months':
      return listOf(value, monthsIn)
    case 'words':
      return undefined
    default:
      return numberIn(unit)(value)
  }
}
