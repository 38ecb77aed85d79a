import { figureOf, figures, type FigureName, type Unit } from '#contract/law/figures.ts'
import { day, hour, second, type Profile, type Sum } from '#contract/law/profile.ts'

/** Longer times are said in days. */
const longestInHours = 3 * day

const count = (number: number, unit: string) => `${number} ${number === 1 ? unit : `${unit}s`}`
const sayTime = (ms: number) => (ms > longestInHours ? count(ms / day, 'day') : `${ms / hour} h`)
const saySum = ({ amount, currency }: Sum) => `${currency} ${amount / 100}`

const sayNumber: Readonly<Partial<Record<Unit, (value: number) => string>>> = {
  hours: sayTime,
  'list of hours': sayTime,
  seconds: (ms) => `${ms / second} s`,
  minutes: (minutes) => `${minutes} min`,
  months: (months) => count(months, 'month'),
  'list of months': (months) => count(months, 'month'),
  times: (times) => `${times} times`,
}

const sayList = (list: readonly string[]) => (list.length > 0 ? list.join(', ') : 'none')

/** 'SEK 10000', '24 h', '6 months, 12 months, permanent' */
export function sayFigure(profile: Profile, name: FigureName): string {
  const { limits, game } = profile
  switch (name) {
    case 'limits.required':
      return sayList(limits.required.map(({ kind, period }) => `${kind} ${period}`))
    case 'limits.mostDeposit':
      return limits.mostDeposit ? saySum(limits.mostDeposit) : 'none'
    case 'limits.contactAbove':
      return limits.contactAbove ? saySum(limits.contactAbove) : 'none'
    case 'game.stakes':
      return sayList(
        game.stakes.map(
          ({ age, tier, most }) => `${saySum(most)} from ${age}${tier === 0 ? '' : ` in tier ${tier}`}`,
        ),
      )
    default:
      return sayPlain(figureOf(profile, name), figures[name].unit)
  }
}

function sayPlain(value: unknown, unit: Unit): string {
  if (Array.isArray(value)) return sayList(value.map((each) => sayPlain(each, unit)))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return sayNumber[unit]?.(value) ?? String(value)
  return typeof value === 'string' ? value : 'none'
}
