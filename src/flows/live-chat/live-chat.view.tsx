import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LiveChatActor } from '#machines/live-chat/live-chat.machine.ts'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { frameFeatures, providerSandbox } from '../play/frame-policy.ts'
import { useSite } from '../site/site.ts'
import styles from './live-chat.module.css'

/** The provider's page, at its own origin. It stays while it is closed: a talk goes on where it was. */
export default function LiveChat({ chat }: { chat: LiveChatActor }) {
  const { t, i18n } = useLingui()
  const site = useSite()
  const address = useSelector(chat, (now) => now.context.address)
  const open = useSelector(chat, (now) => now.matches('open'))
  const awaited = useSelector(chat, (now) => now.matches({ loading: 'awaited' }))
  const source = new URL(address)
  source.searchParams.set('language', i18n.locale)
  return (
    <>
      {awaited && <ComingBar />}
      <Dialog
        open={open}
        title={<Trans>Canlı Destek</Trans>}
        onClose={() => site.send({ type: 'toggle the live chat' })}
      >
        <iframe
          src={source.href}
          title={t`Canlı Destek`}
          className={styles.frame}
          sandbox={providerSandbox}
          allow={frameFeatures}
          referrerPolicy="strict-origin"
          onLoad={() => chat.send({ type: 'chat.loaded' })}
        />
      </Dialog>
    </>
  )
}
