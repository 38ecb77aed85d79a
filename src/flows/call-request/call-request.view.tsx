import { Trans } from '@lingui/react/macro'
import type { CallRequestActor } from '#machines/call-request/call-request.machine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { Contacts } from '../footer/contacts.tsx'
import { CallRequestForm } from './call-request.form.tsx'

/** @arrives in one file with its dialog */
export { providedCallRequest } from './call-request.provide.ts'

export default function CallRequestDialog({
  callRequest,
  open,
}: {
  callRequest: CallRequestActor
  open: boolean
}) {
  const site = useSite()
  return (
    <Dialog open={open} title={<Trans>Arama Talep Formu</Trans>} onClose={() => site.send({ type: 'close' })}>
      <CallRequestForm callRequest={callRequest} />
      <Contacts />
    </Dialog>
  )
}
