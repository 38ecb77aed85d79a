import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useSite } from '../site/site.ts'

/** From any play to the page of the break, where one press begins it. A game over the page of a phone is closed. */
export function PanicLink() {
  const site = useSite()
  return (
    <ButtonLink to="/dashboard/break" kind="quiet" size="small" onClick={() => site.send({ type: 'close' })}>
      <Trans>Ara Ver</Trans>
    </ButtonLink>
  )
}
