import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { gamePicture } from '#contract/picture.ts'
import { formatMoney } from '#contract/format-money.ts'
import type { Winner } from '#contract/transaction.ts'
import styles from './top-winners.module.css'

const [smallest] = gamePicture.avif

interface WinnerRowProps {
  winner: Winner
  isLive: boolean
}

export function WinnerRow({ winner, isLive }: WinnerRowProps) {
  const { image, game, name, amount, currencySymbol } = winner
  const { i18n } = useLingui()
  return (
    <li>
      <Link
        to={isLive ? '/casino/live' : '/casino/slot'}
        search={{ search: game }}
        className={styles.row}
        preload={false}
      >
        {image === '' ? (
          <span className={styles.picture}>
            <Trophy size={20} aria-hidden />
          </span>
        ) : (
          <img
            className={styles.picture}
            src={`${image}-${smallest}.avif`}
            alt=""
            width="40"
            height="53"
            loading="lazy"
          />
        )}
        <span className={styles.words}>
          <span className={styles.game}>{game}</span>
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.amount}>{formatMoney(amount, i18n.locale, { symbol: currencySymbol })}</span>
      </Link>
    </li>
  )
}
