import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useSite } from '../site/site.ts'
import { uncover } from '../site/uncover.ts'

/** From any play to the page of the break, where one press begins it. */
export function PanicLink() {
  const site = useSite()
  return (
    <ButtonLink to="/dashboard/break" kind="quiet" size="small" onClick={() => uncover(site)}>
      <Trans>Ara Ver</Trans>
    </ButtonLink>
  )
}
