import { Trans } from '@lingui/react/macro'
import type { StartUpActor } from '#machines/start-up/start-up.machine.ts'
import { ErrorState } from '../../ui/state.tsx'

/** Reloading did not help. */
export function OutOfService({ startUp }: { startUp: StartUpActor }) {
  return (
    <ErrorState
      page
      title={<Trans>Şu anda hizmet veremiyoruz</Trans>}
      text={<Trans>Bakiyeniz ve işlemleriniz güvende. Birkaç dakika sonra yeniden deneyin.</Trans>}
      onRetry={() => startUp.send({ type: 'try again' })}
    />
  )
}
