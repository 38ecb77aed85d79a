import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { LiveChatActor } from '#machines/live-chat/live-chat.machine.ts'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useFrameLook, withLook } from '../game/frame-look.ts'
import { frameFeatures, providerSandbox } from '../game/frame-policy.ts'
import { useSite } from '../site/site.ts'
import styles from './live-chat.module.css'

/** The provider's page, at its own origin. It stays mounted while closed: the chat goes on. */
export default function LiveChat({ chat }: { chat: LiveChatActor }) {
  const { t } = useLingui()
  const site = useSite()
  const address = useSelector(chat, (now) => now.context.address)
  const open = useSelector(chat, (now) => now.matches('open'))
  const awaited = useSelector(chat, (now) => now.matches({ loading: 'awaited' }))
  const frame = useRef<HTMLIFrameElement>(null)
  const [source] = useState(() => withLook(address))
  const tellLook = useFrameLook({ frame, origin: new URL(address).origin })
  return (
    <>
      {awaited && <ComingBar />}
      <Dialog
        open={open}
        title={<Trans>Canlı Destek</Trans>}
        onClose={() => site.send({ type: 'toggle the live chat' })}
      >
        <iframe
          ref={frame}
          src={source}
          title={t`Canlı Destek`}
          className={styles.frame}
          sandbox={providerSandbox}
          allow={frameFeatures}
          referrerPolicy="strict-origin"
          onLoad={() => {
            tellLook()
            chat.send({ type: 'chat.loaded' })
          }}
        />
      </Dialog>
    </>
  )
}
