import { Trans } from '@lingui/react/macro'
import garden from '../ui/art/night-garden-tall.svg'
import { Logo } from '../ui/logo.tsx'
import styles from './slogan-panel.module.css'

export function SloganPanel() {
  return (
    <div className={styles.panel}>
      <img className={styles.art} src={garden} alt="" width="760" height="1398" />
      <div className={styles.words}>
        <Logo />
        <p className={styles.slogan}>
          <Trans>Güvenli bahis adresiniz</Trans>
        </p>
      </div>
    </div>
  )
}
