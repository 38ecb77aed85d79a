import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/state.tsx'

export function NotFound() {
  return (
    <EmptyState
      title={<Trans>Bu sayfayı bulamadık</Trans>}
      text={<Trans>Adres değişmiş ya da yanlış yazılmış olabilir. Hesabınızda hiçbir şey değişmedi.</Trans>}
      action={
        <ButtonLink kind="plain" to="/">
          <Trans>Ana sayfaya dön</Trans>
        </ButtonLink>
      }
    />
  )
}
