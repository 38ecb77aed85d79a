import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ExclusionActor } from '#machines/exclusion/exclusion.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { ConfirmExclusion } from './confirm-exclusion.tsx'
import { Excluded } from './excluded.tsx'
import { ExclusionForm } from './exclusion.form.tsx'
import { LengthsComing } from '../time-out/lengths-coming.tsx'

interface Props {
  exclusion: ExclusionActor
  username: string
}

export function Exclusion({ exclusion, username }: Props) {
  const view = useSelector(exclusion, (now) => {
    if (now.hasTag('form')) return 'confirming'
    if (now.hasTag('excluded')) return 'excluded'
    if (now.matches('lifted')) return 'lifted'
    if (now.matches('asking for the standing')) return 'coming'
    return now.matches('unavailable') ? 'missed' : 'choosing'
  })
  const standing = useSelector(exclusion, (now) => now.context.standing)
  const failure = useSelector(exclusion, (now) => now.context.failure)
  if (view === 'missed') {
    return (
      <ErrorState
        title={<Trans>Süreler yüklenemedi</Trans>}
        text={failure && sayFailure(failure)}
        onRetry={() => exclusion.send({ type: 'try again' })}
      />
    )
  }
  if (standing === null || view === 'coming') return <LengthsComing />
  switch (view) {
    case 'confirming':
      return <ConfirmExclusion exclusion={exclusion} username={username} />
    case 'excluded':
      return <Excluded exclusion={exclusion} />
    case 'lifted':
      return <Lifted />
    default:
      return <ExclusionForm exclusion={exclusion} standing={standing} />
  }
}

function Lifted() {
  return (
    <EmptyState
      title={<Trans>Yeniden oynayabilirsiniz</Trans>}
      text={<Trans>Dilediğiniz zaman yeniden ara verebilirsiniz.</Trans>}
      action={
        <ButtonLink to="/dashboard/break">
          <Trans>Ara verme sayfasına git</Trans>
        </ButtonLink>
      }
    />
  )
}
