import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CASINO, GAMES, SPORTS } from './destinations.ts'
import styles from './product-tiles.module.css'

export function ProductTiles() {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Bölümler</Trans>
      </h2>
      <ul className={styles.tiles}>
        {[...SPORTS, ...CASINO, ...GAMES].map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
