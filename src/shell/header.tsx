import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useHydrated } from '@tanstack/react-router'
import { Menu as MenuIcon, UserRound } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { MAIN_NAVIGATION } from './destinations.ts'
import styles from './header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSelect, type LanguageSelectProps } from './language-select.tsx'
import type { ShownPlayer } from './player.ts'
import { ProfileArea } from './profile-area.arriving.ts'
import type { ProfileAreaProps } from './profile-area.tsx'

export type HeaderProps = LanguageSelectProps &
  Omit<ProfileAreaProps, 'player' | 'wide'> & {
    /** Undefined for a visitor. */
    player?: ShownPlayer | undefined
    /** Nobody can sign in or up until the server has answered. */
    isSigningOut: boolean
    /** The next domain, the messengers and live TV. */
    extras?: ReactNode
    onSideMenu: () => void
    /** User icon of small screens: the login for a visitor, the profile panel for a player. */
    onUser: () => void
    onLogin: () => void
    onRegister: () => void
    onDeposit: () => void
  }

export function Header(props: HeaderProps) {
  const { player, unread, locale, onLanguage, languages } = props
  const { t, i18n } = useLingui()
  const waits = !useHydrated()
  const forVisitors = waits && 'for-visitors'
  return (
    <header
      className={classes(
        styles.header,
        player && styles.player,
        waits && styles.waiting,
        props.menuOpen && styles.held,
      )}
    >
      <div className={styles.bar}>
        <IconButton label={t`Menüyü aç`} className={styles.small} onClick={props.onSideMenu}>
          <MenuIcon size={24} aria-hidden />
        </IconButton>
        <Link to="/" className={styles.home} aria-label={t`Ana sayfa`}>
          <Logo />
        </Link>
        <nav className={styles.products} aria-label={t`Öne çıkanlar`}>
          <Link to="/spor">
            <Trans>Spor</Trans>
          </Link>
          <Link to="/dashboard/claim-bonus">
            <Trans>Bonus Talep</Trans>
          </Link>
          <Link to="/promotions">
            <Trans>Promosyonlar</Trans>
          </Link>
        </nav>
        <div className={styles.end}>
          {props.extras}
          <HeaderSearch />
          {player ? (
            <Suspense fallback={<span className={styles.coming} />}>
              <ProfileArea {...props} player={player} wide={styles.wide} />
            </Suspense>
          ) : (
            <>
              <Button
                kind="plain"
                className={classes(styles.login, forVisitors)}
                disabled={props.isSigningOut}
                data-opens="login"
                onClick={props.onLogin}
              >
                <Trans>Giriş Yap</Trans>
              </Button>
              <Button
                kind="action"
                className={classes(styles.register, forVisitors)}
                disabled={props.isSigningOut}
                data-opens="registration"
                onClick={props.onRegister}
              >
                <Trans>Üye Ol</Trans>
              </Button>
            </>
          )}
          <div className={styles.wide}>
            <LanguageSelect locale={locale} onLanguage={onLanguage} languages={languages} />
          </div>
          <IconButton
            label={player ? t`Profil` : t`Giriş yap`}
            className={styles.small}
            data-opens={player ? undefined : 'login'}
            onClick={props.onUser}
          >
            <UserRound size={24} aria-hidden />
            {unread > 0 && <span className={styles.pulse} />}
          </IconButton>
        </div>
      </div>
      <nav className={styles.main} aria-label={t`Ana menü`}>
        <ul>
          {MAIN_NAVIGATION.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{i18n._(name)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
