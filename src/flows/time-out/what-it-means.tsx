import { Trans } from '@lingui/react/macro'
import { Support } from '../footer/support.tsx'
import styles from './time-out.module.css'

/** What a break ends, and what goes on. */
export function WhatItMeans({ signIn = true }: { signIn?: boolean }) {
  return (
    <ul className={styles.meaning}>
      <li>
        <Trans>Oyun, bahis, para yatırma ve bonus talebi bütün cihazlarda hemen kapanır.</Trans>
      </li>
      <li>
        <Trans>Başlamış turlar tamamlanır; kazancınız bakiyenize eklenir.</Trans>
      </li>
      <li>
        {signIn ? (
          <Trans>Para çekme, geçmişiniz ve destek açık kalır.</Trans>
        ) : (
          <Trans>Süre bitene kadar giriş yapılamaz. Paranızı şimdi çekin ya da sonra bize yazın.</Trans>
        )}
      </li>
    </ul>
  )
}

/** The house's own contacts. */
export function HelpLine() {
  return (
    <p className={styles.help}>
      <Trans>Oyun sizin için sorun olmaya başladıysa bizimle konuşun.</Trans>
      <Support />
    </p>
  )
}
