import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { memo, type MouseEvent } from 'react'
import type { ListedGame } from '#contract/casino.ts'
import { classes } from '../../ui/classes.ts'
import { GameArt } from '../../ui/game-art.tsx'
import { Heart } from '../favourite/favourite-button.tsx'
import type { Favourites } from '../favourite/use-favourite.ts'
import { encodeGame } from '../game/game-link.ts'
import { useSite } from '../site/site.ts'
import { sayRtp } from './say-rtp.ts'
import { useTurn } from './use-turn.ts'
import styles from './game-tile.module.css'

type Tag = NonNullable<ListedGame['tags']>[number]

/** By priority: a game shows the first of these that it has. */
const badges: { tag: Tag; name: ReturnType<typeof msg> }[] = [
  { tag: 'live', name: msg`Canlı` },
  { tag: 'jackpot', name: msg`Jackpot` },
  { tag: 'new', name: msg`Yeni` },
]

/** Follows the widths of the grid. */
const sizes = '(width < 600px) 45vw, 200px'

interface GameTileProps {
  game: ListedGame
  /** On the first screen: rendered without waiting for its turn. */
  atOnce: boolean
  favourites: Favourites | undefined
}

export const GameTile = memo(function GameTile({ game, atOnce, favourites }: GameTileProps) {
  const { i18n } = useLingui()
  const site = useSite()
  // The href is for copying, and for opening in a new tab.
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    site.send({ type: 'play', game })
  }
  if (!useTurn(atOnce)) return null
  const badge = badges.find(({ tag }) => game.tags?.includes(tag))
  return (
    <>
      <GameArt gameCode={game.gameCode} sizes={sizes} className={styles.art} />
      {/* No router link: each would listen to every navigation, and there are hundreds of tiles. */}
      <a href={`/casino/play/${encodeGame(game)}`} className={styles.tile} data-opens="game" onClick={play}>
        <span className={styles.band}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.provider}>{game.providerName}</span>
          {game.rtp && <span className={styles.provider}>{sayRtp(game.rtp, i18n)}</span>}
        </span>
        {badge && <span className={classes(styles.badge, styles[badge.tag])}>{i18n._(badge.name)}</span>}
      </a>
      <Heart game={game} favourites={favourites} className={styles.heart} />
    </>
  )
})
