import { useLingui } from '@lingui/react/macro'
import { House, RotateCw, Wallet } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './game-bar.module.css'
import type { Speaker } from './speak.ts'

interface GameBarProps {
  title: string
  speaker: Speaker
  /** Stands before the buttons, as a balance. */
  children?: ReactNode
}

export function GameBar({ title, speaker, children }: GameBarProps) {
  const { t } = useLingui()
  useEffect(() => speaker.loaded?.(), [speaker])
  return (
    <header className={styles.bar} aria-label={title}>
      <IconButton label={t`Oyunlara dön`} onClick={speaker.exit}>
        <House size={20} aria-hidden />
      </IconButton>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {speaker.deposit && (
        <IconButton label={t`Para yatır`} onClick={speaker.deposit}>
          <Wallet size={20} aria-hidden />
        </IconButton>
      )}
      {speaker.reload && (
        <IconButton label={t`Oyunu yeniden yükle`} onClick={speaker.reload}>
          <RotateCw size={20} aria-hidden />
        </IconButton>
      )}
    </header>
  )
}
