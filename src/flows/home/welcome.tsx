import { Trans } from '@lingui/react/macro'
import phoneGarden from '../../ui/art/night-garden-phone.svg'
import garden from '../../ui/art/night-garden.svg'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useSite } from '../site/site.ts'
import { useWhose } from '../site/use-player.ts'
import styles from './welcome.module.css'

export function Welcome() {
  const { forVisitors, forPlayers } = useWhose()
  return (
    <section className={styles.welcome}>
      <picture>
        <source media="(width < 600px)" srcSet={phoneGarden} width="720" height="1160" />
        <img className={styles.art} src={garden} alt="" width="2000" height="760" loading="lazy" />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Spor, casino ve canlı masalar tek cüzdanda</Trans>
        </h1>
        <p className={styles.text}>
          {forVisitors && (
            <span {...forVisitors}>
              <Trans>
                Bir kez üye olun; aynı bakiyeyle her bölümde oynayın, kazancınızı aynı yerden çekin.
              </Trans>
            </span>
          )}
          {forPlayers && (
            <span {...forPlayers}>
              <Trans>Aynı bakiyeyle her bölümde oynayın, kazancınızı aynı yerden çekin.</Trans>
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {forVisitors && <ForVisitors {...forVisitors} />}
        {forPlayers && (
          <ButtonLink kind="action" to="/dashboard/deposit" {...forPlayers}>
            <Trans>Para Yatır</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function ForVisitors(props: { className?: string }) {
  const site = useSite()
  return (
    <>
      <Button
        kind="action"
        {...props}
        data-opens="registration"
        onClick={() => site.send({ type: 'sign up' })}
      >
        <Trans>Üye Ol</Trans>
      </Button>
      <Button kind="plain" {...props} data-opens="login" onClick={() => site.send({ type: 'log in' })}>
        <Trans>Giriş Yap</Trans>
      </Button>
    </>
  )
}
