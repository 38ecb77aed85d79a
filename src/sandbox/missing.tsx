import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../ui/state.tsx'

export function Missing() {
  return <EmptyState text={<Trans>Böyle bir oyun yok.</Trans>} />
}
