import { Trans } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../site/site.ts'

/** Opens the live chat, or the call request where there is none. */
export function Support() {
  const site = useSite()
  return (
    <Button kind="plain" onClick={() => site.send({ type: 'open the live chat' })}>
      <MessagesSquare size={20} aria-hidden />
      <Trans>Bize Yazın</Trans>
    </Button>
  )
}
