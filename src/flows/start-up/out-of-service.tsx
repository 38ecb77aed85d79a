import { Trans } from '@lingui/react/macro'
import type { StartUpActor } from '#machines/start-up/start-up.machine.ts'
import { Gate } from '../../shell/gate.tsx'
import { Button } from '../../ui/button.tsx'

export default function OutOfService({ startUp }: { startUp: StartUpActor }) {
  return (
    <div role="alert">
      <Gate
        scene="asleep"
        title={<Trans>Şu anda hizmet veremiyoruz</Trans>}
        text={<Trans>Bakiyeniz ve işlemleriniz güvende. Birkaç dakika sonra yeniden deneyin.</Trans>}
      >
        <Button kind="action" onClick={() => startUp.send({ type: 'try again' })}>
          <Trans>Yeniden dene</Trans>
        </Button>
      </Gate>
    </div>
  )
}
