import { Trans } from '@lingui/react/macro'
import phoneGarden from '../ui/art/night-garden-phone.svg'
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
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <picture>
          <source media="(width < 600px)" srcSet={phoneGarden} width="720" height="1160" />
          <img className={styles.art} src={garden} alt="" width="2000" height="760" fetchPriority="high" />
        </picture>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Trans>Spor, casino ve canlı masalar tek cüzdanda</Trans>
          </h1>
          <p className={styles.text}>
            {loggedIn ? (
              <Trans>Aynı bakiyeyle her bölümde oynayın, kazancınızı aynı yerden çekin.</Trans>
            ) : (
              <Trans>
                Bir kez üye olun; aynı bakiyeyle her bölümde oynayın, kazancınızı aynı yerden çekin.
              </Trans>
            )}
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
