import { lazy, Suspense } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import { useFlow } from '../site/use-flow.ts'
import { useBreak, usePlayer } from '../site/use-player.ts'
import styles from './session-bar.module.css'

const PlaySession = lazy(patiently(() => import('./play-session.tsx')))

/** As large as the session bar, so nothing moves when it comes. A player on a break has none. */
export function SessionBarPlace() {
  const player = usePlayer()
  const running = useBreak()
  const balance = useFlow('balance')
  if (player === null || running !== null) return null
  return (
    <div className={styles.place}>
      {/* Another session has another balance. */}
      <Suspense>{balance && <PlaySession key={balance.sessionId} balance={balance} />}</Suspense>
    </div>
  )
}
