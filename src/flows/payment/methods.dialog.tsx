import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Methods } from './method-list.tsx'
import { MethodCardsComing } from './methods-coming.tsx'
import { MethodsMissing } from './methods-missing.tsx'
import { ToTheLimits } from './to-the-limits.tsx'

export default function DepositMethodsDialog({ flow: site }: { flow: SiteActor }) {
  const methods = useSelector(site, (now) => now.context.depositMethods)
  const offered = useSelector(site, (now) => now.matches({ dialog: { 'deposit methods': 'offered' } }))
  const missing = useSelector(site, (now) => now.matches({ dialog: { 'deposit methods': 'missing' } }))
  return (
    <Dialog title={<Trans>Para Yatır</Trans>} size="wide" onClose={() => site.send({ type: 'close' })}>
      {!missing && <ToTheLimits />}
      {offered && <Methods purpose="deposit" methods={methods} />}
      {missing && <MethodsMissing onRetry={() => site.send({ type: 'try again' })} />}
      {!offered && !missing && <MethodCardsComing />}
    </Dialog>
  )
}
