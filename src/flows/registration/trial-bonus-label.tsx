import { Trans } from '@lingui/react/macro'
import { Money } from '../../ui/money.tsx'

export function TrialBonusLabel({ amount }: { amount: number }) {
  return (
    <Trans>
      <Money amount={amount} /> deneme bonusu istiyorum
    </Trans>
  )
}
