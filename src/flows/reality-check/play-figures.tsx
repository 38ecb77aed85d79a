import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Play } from '#contract/protection-play.ts'
import { Money } from '../../ui/money.tsx'
import { sayPlayTime } from '../../words/play-time.ts'
import { netOf } from '../session-bar/net-of.ts'
import styles from './reality-check.module.css'

/** Milliseconds. */
const minute = 60_000

const minutesPlayed = (now: string, { begunAt }: NonNullable<Play['session']>) =>
  Math.floor((Date.parse(now) - Date.parse(begunAt)) / minute)

export function PlayFigures({ play }: { play: Play }) {
  const { now, session } = play
  const { deposited, staked, won } = session ?? { deposited: 0, staked: 0, won: 0 }
  return (
    <dl className={styles.figures}>
      <Figure name={<Trans>Oyun süresi</Trans>}>
        {sayPlayTime(session ? minutesPlayed(now, session) : 0)}
      </Figure>
      <Figure name={<Trans>Para yatırma</Trans>}>
        <Money amount={deposited} />
      </Figure>
      <Figure name={<Trans context="round">Bahis</Trans>}>
        <Money amount={staked} />
      </Figure>
      <Figure name={<Trans>Kazanç</Trans>}>
        <Money amount={won} />
      </Figure>
      <Figure name={<Trans>Net</Trans>}>
        <Money amount={netOf(play)} signed />
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
