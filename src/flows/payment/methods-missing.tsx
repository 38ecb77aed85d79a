import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../../ui/state.tsx'

export function MethodsMissing() {
  const router = useRouter()
  return (
    <ErrorState
      title={<Trans>Yöntemler yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz güvende.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
