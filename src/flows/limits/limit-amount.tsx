import type { LimitKind } from '#contract/law/profile.ts'
import { limitUnit } from '#contract/protection.ts'
import { Money } from '../../ui/money.tsx'
import { sayPlayTime } from '../../words/play-time.ts'

/** Wire money, or minutes. */
export function LimitAmount({ kind, amount }: { kind: LimitKind; amount: number }) {
  return limitUnit(kind) === 'money' ? <Money amount={amount} /> : sayPlayTime(amount)
}
