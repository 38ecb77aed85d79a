import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { ownLocale } from '../../words/lingui.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { useSite } from '../site/site.ts'
import { usePlayer } from '../site/use-player.ts'
import { sportsAddress, type SportsBook, type SportsPart } from './sports-address.ts'
import { SportsComing } from './sports-coming.tsx'
import { SportsFrame } from './sports-frame.tsx'
import styles from './sports.module.css'

type SportsPageProps = { title: ReactNode; book: SportsBook; part: SportsPart }

/** The sportsbook's page in a frame, with the player's token if there is one. */
export function SportsPage({ title, book, part }: SportsPageProps) {
  useLingui()
  const site = useSite()
  const settings = useSelector(site, (now) => now.context.settings)
  const starting = useSelector(site, (now) => now.children['start-up']?.getSnapshot().status === 'active')
  // The first screen shows it loading; the settings may be there before this part is hydrated.
  const hydrated = useHydrated()
  const coming = starting || !hydrated
  const player = usePlayer()
  const [times, setTimes] = useState(0)
  const address = sportsAddress({
    url: hydrated ? player?.[`${book}Url`] || settings[`${book}url`] : undefined,
    token: player?.[`${book}Token`] ?? '',
    language: ownLocale(),
    part,
  })
  return (
    <div className={styles.page}>
      <div className="only-heard">
        <PageHead title={title} />
      </div>
      {address === null && (
        <div className={styles.stage} aria-busy={coming}>
          {coming ? <SportsComing /> : <SportsClosed />}
        </div>
      )}
      {address !== null && (
        <SportsFrame key={`${address} ${times}`} address={address} onRetry={() => setTimes(times + 1)} />
      )}
    </div>
  )
}

/** As high as what would stand there: nothing moves. */
function SportsClosed() {
  return (
    <div className={styles.waiting}>
      <EmptyState
        text={<Trans>Spor bahisleri şu anda açık değil. Hesabınızda hiçbir şey değişmedi.</Trans>}
      />
    </div>
  )
}
