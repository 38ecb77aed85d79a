import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '../../ui/page-head.tsx'
import { usePlayer } from '../site/use-player.ts'
import styles from './history.module.css'

/** Starts anew with each session. */
export function HistoryPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  const player = usePlayer()
  return (
    <>
      <PageHead title={title} note={<Trans>Saatler İstanbul saatine göredir.</Trans>} back="/dashboard" />
      {player && (
        <div key={player.token} className={styles.history}>
          {children}
        </div>
      )}
    </>
  )
}
