import { useLingui } from '@lingui/react/macro'
import type { Card, Suit } from '#sandbox/contract/cards.ts'
import { classes } from '#src/ui/classes.ts'
import { CardBack } from './card-back.tsx'
import styles from './playing-card.module.css'

const shapes: Record<Suit, string> = {
  H: 'M0-5C2-10 10-10 10-3C10 3 4 7 0 11C-4 7-10 3-10-3C-10-10-2-10 0-5Z',
  D: 'M0-11C2.5-6.5 5-3.5 8.5 0C5 3.5 2.5 6.5 0 11C-2.5 6.5-5 3.5-8.5 0C-5-3.5-2.5-6.5 0-11Z',
  S: 'M0-11C3-6 10-3 10 3C10 8.5 4 9 1.5 6C1.5 8.5 2.5 10 4 11H-4C-2.5 10-1.5 8.5-1.5 6C-4 9-10 8.5-10 3C-10-3-3-6 0-11Z',
  C: 'M0-11C3.5-11 5.5-8 4.8-4.6C8-5 10.5-2.8 10.5 .4C10.5 5.6 4.5 6.6 1.4 4C1.5 7.5 2.5 9.8 4 11H-4C-2.5 9.8-1.5 7.5-1.4 4C-4.5 6.6-10.5 5.6-10.5 .4C-10.5-2.8-8-5-4.8-4.6C-5.5-8-3.5-11 0-11Z',
}

interface PlayingCardProps {
  /** Null lies face down. */
  card: Card | null
  /** Which of those dealt together it is: later ones come later. */
  turn?: number
  dim?: boolean
}

export function PlayingCard({ card, turn = 0, dim = false }: PlayingCardProps) {
  const name = useCardName()
  const style = { animationDelay: `${turn * dealEvery}ms` }
  if (card === null)
    return (
      <span className={styles.card} style={style}>
        <CardBack />
      </span>
    )
  const suit = suitOf(card)
  const ink = suit === 'H' || suit === 'D' ? 'var(--card-red)' : 'var(--card-black)'
  return (
    <span className={classes(styles.card, dim && styles.dim)} style={style}>
      <svg viewBox="0 0 60 84" fill={ink} aria-hidden="true">
        <rect x="1" y="1" width="58" height="82" rx="6" fill="var(--card-paper)" stroke="var(--card-edge)" />
        <text x="12" y="22" className={styles.rank}>
          {card.startsWith('T') ? '10' : card[0]}
        </text>
        <path d={shapes[suit]} transform="translate(12 33) scale(.62)" />
        <path d={shapes[suit]} transform="translate(36 56) scale(1.7)" />
      </svg>
      <span className="only-heard">{name(card)}</span>
    </span>
  )
}

/** Milliseconds from one card to the next. */
export const dealEvery = 220
export const dealtIn = 320

const suitOf = (card: Card): Suit =>
  (['S', 'H', 'D', 'C'] as const).find((suit) => card.endsWith(suit)) ?? 'S'

function useCardName(): (card: Card) => string {
  const { t } = useLingui()
  const suitNames: Record<Suit, string> = { S: t`maça`, H: t`kupa`, D: t`karo`, C: t`sinek` }
  const faces: Partial<Record<string, string>> = { A: t`as`, T: '10', J: t`vale`, Q: t`kız`, K: t`papaz` }
  return (card) => `${suitNames[suitOf(card)]} ${faces[card[0] ?? ''] ?? card[0]}`
}
