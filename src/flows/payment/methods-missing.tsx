import { Trans } from '@lingui/react/macro'
import { ErrorState } from '../../ui/state.tsx'

export function MethodsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans>Yöntemler yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz güvende.</Trans>}
      onRetry={onRetry}
    />
  )
}
