import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { EmptyState } from '../ui/state.tsx'

export function NotFound() {
  return (
    <>
      <PageHead title={<Trans>Bu sayfayı bulamadık</Trans>} back="/" />
      <EmptyState
        text={<Trans>Adres değişmiş ya da yanlış yazılmış olabilir. Hesabınızda hiçbir şey değişmedi.</Trans>}
        action={
          <ButtonLink kind="plain" to="/">
            <Trans>Ana sayfaya dön</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
