import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../ui/state.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'

export function Recovered() {
  return (
    <div aria-live="polite">
      <EmptyState
        icon={<SuccessMark />}
        text={<Trans>Şifreniz başarıyla değiştirildi. Şimdi giriş sayfasına yönlendiriliyorsunuz.</Trans>}
      />
    </div>
  )
}
