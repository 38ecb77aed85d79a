import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Gauge, Headset, Wallet } from 'lucide-react'
import type { RegistrationActor } from '#machines/registration/registration.machine.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Celebration } from '../../ui/celebration.tsx'
import { useSite } from '../site/site.ts'
import { uncover } from '../site/uncover.ts'
import { TrialBonus } from '../trial-bonus/trial-bonus.view.tsx'

/** Section 2, success: the trial bonus where one is offered, otherwise the first steps of a player. */
export function Welcome({ registration }: { registration: RegistrationActor }) {
  const site = useSite()
  const amount = useSelector(registration, (now) => now.context.trialBonus)
  const welcomed = useSelector(registration, (now) => now.matches({ welcoming: 'welcomed' }))
  const trialBonus = useSelector(registration, (now) => now.children['trial bonus'])
  if (amount > 0 && !welcomed) return <TrialBonus amount={amount} trialBonus={trialBonus} />
  return (
    <Celebration
      title={<Trans>Tebrikler!</Trans>}
      text={
        <Trans>Üyeliğiniz hazır. İlk yatırımınızı yapın ya da aklınıza takılanı canlı destekte sorun.</Trans>
      }
      actions={
        <>
          <Button
            kind="action"
            wide
            icon={<Wallet size={20} aria-hidden />}
            onClick={() => registration.send({ type: 'deposit' })}
          >
            <Trans>Para Yatır</Trans>
          </Button>
          <Button
            wide
            icon={<Headset size={20} aria-hidden />}
            onClick={() => registration.send({ type: 'open the live chat' })}
          >
            <Trans>Canlı Destek</Trans>
          </Button>
          <ButtonLink
            to="/dashboard/limits"
            kind="quiet"
            wide
            icon={<Gauge size={20} aria-hidden />}
            onClick={() => uncover(site)}
          >
            <Trans>Önce limitimi koyayım</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
