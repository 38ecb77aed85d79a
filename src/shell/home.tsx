import { Trans, useLingui } from '@lingui/react/macro'
import garden from '../ui/art/night-garden.svg'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './home.module.css'
import { ProductTiles } from './product-tiles.tsx'

type HomeProps = {
  loggedIn?: boolean
  onRegister: () => void
  onLogin: () => void
}

export function Home({ loggedIn = false, onRegister, onLogin }: HomeProps) {
  const { t } = useLingui()
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <img className={styles.art} src={garden} alt="" width="1600" height="800" fetchPriority="high" />
        <div className={styles.words}>
          <h1 className={styles.title}>{t`Spor, casino ve canlı masalar tek cüzdanda`}</h1>
          <p className={styles.text}>
            <Trans>
              Bir kez üye olun; aynı bakiyeyle her bölümde oynayın, kazancınızı aynı yerden çekin.
            </Trans>
          </p>
          <div className={styles.actions}>
            {loggedIn ? (
              <ButtonLink kind="action" to="/dashboard/deposit">
                <Trans>Para Yatır</Trans>
              </ButtonLink>
            ) : (
              <>
                <Button kind="action" onClick={onRegister}>
                  <Trans>Üye Ol</Trans>
                </Button>
                <Button kind="plain" onClick={onLogin}>
                  <Trans>Giriş Yap</Trans>
                </Button>
              </>
            )}
          </div>
        </div>
      </section>
      <ProductTiles />
    </div>
  )
}
