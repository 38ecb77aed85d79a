import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import bingo from '../ui/art/products/bingo.svg'
import esports from '../ui/art/products/esports.svg'
import liveCasino from '../ui/art/products/live-casino.svg'
import liveSports from '../ui/art/products/live-sports.svg'
import slots from '../ui/art/products/slots.svg'
import sports from '../ui/art/products/sports.svg'
import tvGames from '../ui/art/products/tv-games.svg'
import virtualGames from '../ui/art/products/virtual-games.svg'
import { MAIN_NAVIGATION, type Destination } from './destinations.ts'
import styles from './product-tiles.module.css'

const PICTURES: Partial<Record<Destination['to'], string>> = {
  '/spor': sports,
  '/livespor': liveSports,
  '/esports': esports,
  '/casino/slot': slots,
  '/casino/live': liveCasino,
  '/casino/tvbets': tvGames,
  '/casino/games': virtualGames,
  '/casino/bingo': bingo,
}

/** The ways into every product, each with its own picture. */
export function ProductTiles() {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Bölümler</Trans>
      </h2>
      <ul className={styles.tiles}>
        {MAIN_NAVIGATION.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <img className={styles.art} src={PICTURES[to]} alt="" width="480" height="360" loading="lazy" />
              <span className={styles.name}>{i18n._(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
