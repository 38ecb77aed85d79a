import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './odds-button.module.css'
import { useWords } from './use-words.ts'

type OddsButtonProps = {
  label: string
  name: string
  /** Hundredths; null where nothing can be bet. */
  odds: number | null
  stopped: boolean
  chosen: boolean
  onChoose: () => void
}

export function OddsButton({ label, name, odds, stopped, chosen, onChoose }: OddsButtonProps) {
  const { t } = useLingui()
  const { sayOdds } = useWords()
  const [last, setLast] = useState(odds)
  const [moved, setMoved] = useState<'up' | 'down' | null>(null)
  if (odds !== last) {
    setLast(odds)
    if (odds !== null && last !== null) setMoved(odds > last ? 'up' : 'down')
  }
  const closed = stopped || odds === null
  const said = odds === null ? t`bahse kapalı` : sayOdds(odds)
  return (
    <button
      type="button"
      className={classes(styles.odds, moved && styles[moved])}
      aria-pressed={chosen}
      aria-label={closed ? `${name}, ${t`bahse kapalı`}` : `${name}, ${said}`}
      disabled={closed && !chosen}
      onClick={onChoose}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {closed ? <Lock size={14} aria-hidden /> : said}
        {!closed && moved === 'up' && <ArrowUp className={styles.arrow} size={12} aria-hidden />}
        {!closed && moved === 'down' && <ArrowDown className={styles.arrow} size={12} aria-hidden />}
      </span>
    </button>
  )
}
