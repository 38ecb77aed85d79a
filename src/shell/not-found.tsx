import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { Gate } from './gate.tsx'

export function NotFound() {
  return (
    <Gate
      scene="missing"
      title={<Trans>Bu sayfayı bulamadık</Trans>}
      text={<Trans>Adres değişmiş ya da yanlış yazılmış olabilir. Hesabınızda hiçbir şey değişmedi.</Trans>}
    >
      <ButtonLink kind="action" to="/">
        <Trans>Ana sayfaya dön</Trans>
      </ButtonLink>
      <ButtonLink kind="plain" to="/casino/slot">
        <Trans>Oyunlara git</Trans>
      </ButtonLink>
    </Gate>
  )
}
