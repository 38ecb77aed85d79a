import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { Gate } from './gate.tsx'

export function PageFailed({ reset }: { reset: () => void }) {
  return (
    <div role="alert">
      <Gate
        scene="fallen"
        title={<Trans>Sayfa açılamadı</Trans>}
        text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz ve işlemleriniz güvende.</Trans>}
      >
        <Button kind="action" onClick={reset}>
          <Trans>Yeniden dene</Trans>
        </Button>
      </Gate>
    </div>
  )
}
