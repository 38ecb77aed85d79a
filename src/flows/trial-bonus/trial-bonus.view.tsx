import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { TrialBonusActor } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Money } from '../../ui/money.tsx'

interface Props {
  amount: number
  /** Undefined until the confetti for the verified phone is thrown: the text is there already, the button is busy. */
  trialBonus: TrialBonusActor | undefined
}

export function TrialBonus({ amount, trialBonus }: Props) {
  const busy = useSelector(trialBonus, (now) => now?.hasTag('busy') ?? true)
  const claimed = useSelector(trialBonus, (now) => now?.matches('claimed') ?? false)
  const refused = useSelector(trialBonus, (now) => now?.matches('refused') ?? false)
  const claim = (
    <Button
      kind="action"
      wide
      busy={busy}
      onClick={() => trialBonus?.send({ type: 'claim the trial bonus' })}
    >
      {refused ? <Trans>Yeniden dene</Trans> : <Trans>Evet</Trans>}
    </Button>
  )
  const goOn = (
    <Button wide onClick={() => trialBonus?.send({ type: 'go on without the trial bonus' })}>
      <Trans>Bonussuz devam et</Trans>
    </Button>
  )
  return (
    <Celebration
      title={<Trans>Tebrikler!</Trans>}
      text={
        claimed ? (
          <Trans>
            <Money amount={amount} /> deneme bonusunuz hesabınıza eklendi.
          </Trans>
        ) : (
          <Trans>
            Üyeliğiniz hazır. <Money amount={amount} /> deneme bonusunuzu şimdi almak ister misiniz?
          </Trans>
        )
      }
      actions={
        claimed ? null : (
          <>
            {claim}
            {refused && goOn}
          </>
        )
      }
    />
  )
}
