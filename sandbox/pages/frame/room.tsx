import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Money } from '#src/ui/money.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { GameBar } from './game-bar.tsx'
import styles from './room.module.css'
import type { Speaker } from './speak.ts'

interface RoomProps {
  title: string
  speaker: Speaker
  balance: number
  children: ReactNode
}

export function Room({ title, speaker, balance, children }: RoomProps) {
  return (
    <div className={styles.room}>
      <GameBar title={title} speaker={speaker}>
        <span className={styles.balance}>
          <span className={styles.label}>
            <Trans>Bakiye</Trans>
          </span>
          <Money amount={balance} />
        </span>
      </GameBar>
      {children}
    </div>
  )
}

export function Instead({ children }: { children: ReactNode }) {
  return <main className={styles.instead}>{children}</main>
}

export function Coming() {
  const { t } = useLingui()
  return (
    <Instead>
      <Spinner label={t`Oyun açılıyor`} />
    </Instead>
  )
}
