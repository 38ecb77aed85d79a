import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ownLocale } from '../../words/lingui.ts'
import { classes } from '../../ui/classes.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { SessionBarPlace } from '../session-bar/session-bar-place.tsx'
import { useSite } from '../site/site.ts'
import { useBreak, usePlayer, useWhose } from '../site/use-player.ts'
import { sportsAddress, type SportsBook, type SportsPart } from './sports-address.ts'
import { PanicLink } from '../time-out/panic-link.tsx'
import { UnlessOnABreak } from '../time-out/unless-on-a-break.tsx'
import { SportsComing } from './sports-coming.tsx'
import { SportsFrame } from './sports-frame.tsx'
import styles from './sports.module.css'

type SportsPageProps = { title: ReactNode; book: SportsBook; part: SportsPart }

/** The sportsbook's page in a frame, with the player's token if there is one. */
export function SportsPage({ title, book, part }: SportsPageProps) {
  useLingui()
  const settings = useSelector(useSite(), (now) => now.context.settings)
  // The first screen holds the frame's place.
  const hydrated = useHydrated()
  const player = usePlayer()
  const { forPlayers } = useWhose()
  const running = useBreak()
  const address = sportsAddress({
    url: player?.[`${book}Url`] || settings?.[`${book}url`],
    token: player?.[`${book}Token`] ?? '',
    language: ownLocale(),
    part,
  })
  return (
    <div className={styles.page}>
      <div className="only-heard">
        <PageHead title={title} />
      </div>
      {forPlayers && running === null && (
        <div className={classes(styles.bar, forPlayers.className)}>
          <SessionBarPlace />
          <PanicLink />
        </div>
      )}
      <UnlessOnABreak>
        {hydrated && address !== null ? (
          <SportsFrame key={address} address={address} />
        ) : (
          <div className={styles.stage} aria-busy={settings === null || !hydrated}>
            {settings === null || address !== null ? <SportsComing /> : <SportsClosed />}
          </div>
        )}
      </UnlessOnABreak>
    </div>
  )
}

/** The document knows a visitor's sportsbook; a player's session may name another one. */
function SportsClosed() {
  const hydrated = useHydrated()
  const { forVisitors, forPlayers } = useWhose()
  return (
    <>
      {forVisitors && <Closed {...forVisitors} />}
      {forPlayers && (hydrated ? <Closed /> : <SportsComing {...forPlayers} />)}
    </>
  )
}

/** As high as what would stand there: nothing moves. */
function Closed({ className }: { className?: string }) {
  return (
    <div className={classes(styles.waiting, className)}>
      <EmptyState
        text={<Trans>Spor bahisleri şu anda açık değil. Hesabınızda hiçbir şey değişmedi.</Trans>}
      />
    </div>
  )
}
