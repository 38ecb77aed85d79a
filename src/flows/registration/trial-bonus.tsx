import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RegistrationActor } from '#machines/registration/registration.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { Money } from '../../ui/money.tsx'

/** One button claims it; a refusal can be tried again or left. */
export function TrialBonus({ registration }: { registration: RegistrationActor }) {
  const amount = useSelector(registration, (now) => now.context.trialBonus)
  const busy = useSelector(registration, (now) => now.hasTag('busy'))
  const claimed = useSelector(registration, (now) => now.matches({ welcoming: 'trial bonus claimed' }))
  const refused = useSelector(registration, (now) => now.matches({ welcoming: 'trial bonus refused' }))
  const claim = (
    <Button
      kind="action"
      wide
      busy={busy}
      onClick={() => registration.send({ type: 'claim the trial bonus' })}
    >
      {refused ? <Trans>Yeniden dene</Trans> : <Trans>Evet</Trans>}
    </Button>
  )
  const goOn = (
    <Button wide onClick={() => registration.send({ type: 'go on without the trial bonus' })}>
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
