import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Purpose } from '#machines/payment/payment.setup.ts'
import { ErrorState } from '../../ui/state.tsx'
import { MethodPage } from './method-list.tsx'

export function MethodsMissing({ purpose }: { purpose: Purpose }) {
  const router = useRouter()
  return (
    <MethodPage purpose={purpose}>
      <ErrorState
        title={<Trans>Yöntemler yüklenemedi</Trans>}
        text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bakiyeniz güvende.</Trans>}
        onRetry={() => void router.invalidate()}
      />
    </MethodPage>
  )
}
