import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { WifiOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { selectInterrupted, selectWaiting } from '#machines/realtime/realtime.selectors.ts'
import { useFlow } from '../site/use-flow.ts'
import styles from './connection-notice.module.css'

/** Says that nothing arrives live any more; offers to connect while no attempt is running. */
export default function ConnectionNotice() {
  const realtime = useFlow('realtime')
  const offline = useSelector(realtime, (now) => now?.matches('offline') ?? false)
  const interrupted = useSelector(realtime, (now) => now !== undefined && selectInterrupted(now))
  const waiting = useSelector(realtime, (now) => now !== undefined && selectWaiting(now))
  if (!offline && !interrupted) return null
  return (
    <div className={styles.notice} role="alert">
      <WifiOff size={20} aria-hidden />
      <p className={styles.words}>
        {offline ? (
          <Trans>İnternet bağlantınız yok. Bağlantı gelince bildirimleriniz kendiliğinden güncellenir.</Trans>
        ) : (
          <Trans>Anlık bağlantı kesildi. Bildirimler ve bakiye gecikebilir.</Trans>
        )}
      </p>
      {interrupted && waiting && (
        <Button size="small" onClick={() => realtime?.send({ type: 'connect again' })}>
          <Trans>Yeniden bağlan</Trans>
        </Button>
      )}
    </div>
  )
}
