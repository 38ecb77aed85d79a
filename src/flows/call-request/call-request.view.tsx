import { Trans } from '@lingui/react/macro'
import type { CallRequestActor } from '#machines/call-request/call-request.machine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { Contacts } from '../footer/contacts.tsx'
import { CallRequestForm } from './call-request.form.tsx'

export { providedCallRequest } from './call-request.provide.ts'

export default function CallRequestDialog({ flow, open }: { flow: CallRequestActor; open: boolean }) {
  const site = useSite()
  return (
    <Dialog open={open} title={<Trans>Arama Talep Formu</Trans>} onClose={() => site.send({ type: 'close' })}>
      <CallRequestForm callRequest={flow} />
      <Contacts />
    </Dialog>
  )
}
