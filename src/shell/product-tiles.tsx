import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MAIN_NAVIGATION } from './destinations.ts'
import { PICTURES } from './product-pictures.ts'
import styles from './product-tiles.module.css'

/** Two columns wide: nine tiles then fill a rectangle. */
const wide = '/casino/aviator'

export function ProductTiles() {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Bölümler</Trans>
      </h2>
      <ul className={styles.tiles}>
        {MAIN_NAVIGATION.map(({ to, name }) => (
          <li key={to} className={to === wide ? styles.wide : undefined}>
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
