import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { brand } from '../ui/brand.ts'
import { Logo } from '../ui/logo.tsx'
import { CASINO, GAMES, SPORTS, type Destination } from './destinations.ts'
import styles from './footer-content.module.css'
import { ThemeSelect } from './theme-select.tsx'

const YEAR = new Date().getFullYear()

function Column({ title, places }: { title: string; places: Destination[] }) {
  const { i18n } = useLingui()
  return (
    <nav className={styles.column} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {places.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{i18n._(name)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default function FooterContent() {
  const { t } = useLingui()
  const { name } = brand
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <div className={styles.adult}>
            <span className={styles.age}>18+</span>
            <p>
              <Trans>
                Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Kaybetmeyi göze alabileceğiniz kadar
                oynayın; oyun eğlence olmaktan çıktıysa ara verin.
              </Trans>
            </p>
          </div>
        </div>
        <Column title={t`Bahis`} places={SPORTS} />
        <Column title={t`Casino`} places={CASINO} />
        <Column title={t`Oyunlar`} places={GAMES} />
      </div>
      <div className={styles.end}>
        <p>
          © {YEAR} {name}. <Trans>Tüm hakları saklıdır.</Trans>
        </p>
        <Link to="/pages/$id" params={{ id: '1' }} className={styles.terms}>
          <Trans>Genel Şartlar ve Koşullar</Trans>
        </Link>
        <ThemeSelect />
      </div>
    </>
  )
}
