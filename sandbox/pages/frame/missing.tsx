import { Trans } from '@lingui/react/macro'
import { ErrorState } from '#src/ui/state.tsx'
import { Instead } from './room.tsx'

export function Missing() {
  return (
    <Instead>
      <ErrorState
        page
        title={<Trans>Böyle bir oyun yok</Trans>}
        text={<Trans>Bağlantı eksik ya da yanlış olabilir. Oyunu listeden açabilirsiniz.</Trans>}
      />
    </Instead>
  )
}
