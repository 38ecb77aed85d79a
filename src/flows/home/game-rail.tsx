import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListedGame } from '#contract/casino.ts'
import { GameTile } from '../lobby/game-tile.tsx'
import { useFavourites } from '../favourite/use-favourite.ts'
import type { Rail } from './home.load.ts'
import styles from './home.module.css'

const category: Record<Rail, string> = { popular: 'popular', recent: 'new' }

export function GameRail({ rail, games }: { rail: Rail; games: readonly ListedGame[] }) {
  const { t } = useLingui()
  const favourites = useFavourites()
  if (games.length === 0) return null
  const title = rail === 'popular' ? t`Popüler oyunlar` : t`Yeni oyunlar`
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link to="/casino/slot" search={{ category: category[rail] }} className={styles.all}>
          <Trans>Tümünü gör</Trans>
        </Link>
      </div>
      <ul className={styles.rail} aria-label={title}>
        {games.map((game) => (
          <li key={game.gameCode} className={styles.place}>
            <GameTile game={game} atOnce={false} favourites={favourites} />
          </li>
        ))}
      </ul>
    </section>
  )
}
