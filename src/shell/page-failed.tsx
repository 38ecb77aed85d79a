import { Trans } from '@lingui/react/macro'
import { ErrorState } from '../ui/state.tsx'

/** A page that could not be shown: its code did not arrive or it stopped. */
export function PageFailed({ reset }: { reset: () => void }) {
  return (
    <ErrorState
      page
      title={<Trans>Sayfa açılamadı</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz ve işlemleriniz güvende.</Trans>}
      onRetry={reset}
    />
  )
}
