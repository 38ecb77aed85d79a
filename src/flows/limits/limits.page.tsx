import { Trans } from '@lingui/react/macro'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePlayer } from '../site/use-player.ts'
import { providedLimits } from './limits.provide.ts'
import { Limits } from './limits.view.tsx'

export function LimitsPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Limitler</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard"
      />
      {player && <OwnLimits key={player.token} />}
    </>
  )
}

function OwnLimits() {
  return <Limits limits={useActorRef(providedLimits)} />
}
