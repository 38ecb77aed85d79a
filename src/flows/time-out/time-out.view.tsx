import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { TimeOutActor } from '#machines/time-out/time-out.machine.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { OnABreak } from './on-a-break.tsx'
import { TimeOutForm } from './time-out.form.tsx'
import styles from './time-out.module.css'
import { HelpLine, WhatItMeans } from './what-it-means.tsx'
import { LengthsComing } from './lengths-coming.tsx'

export function TimeOut({ timeOut }: { timeOut: TimeOutActor }) {
  const standing = useSelector(timeOut, (now) => now.context.standing)
  const failure = useSelector(timeOut, (now) => now.context.failure)
  const missed = useSelector(timeOut, (now) => now.matches('unavailable'))
  const asking = useSelector(timeOut, (now) => now.matches('asking for the standing'))
  if (missed) {
    return (
      <ErrorState
        title={<Trans>Süreler yüklenemedi</Trans>}
        text={failure && sayFailure(failure)}
        onRetry={() => timeOut.send({ type: 'try again' })}
      />
    )
  }
  if (standing === null || asking) return <LengthsComing />
  if (standing.break) {
    return (
      <div className={classes(styles.steps, styles.rest)}>
        <OnABreak running={standing.break} />
        <Longer />
      </div>
    )
  }
  return (
    <div className={styles.steps}>
      <p>
        <Trans>Ara hemen başlar ve süresi dolunca kendiliğinden biter. Erken bitirilemez.</Trans>
      </p>
      <WhatItMeans />
      <TimeOutForm timeOut={timeOut} standing={standing} />
      <HelpLine />
      <Longer />
    </div>
  )
}

const Longer = () => (
  <p className={styles.longer}>
    <Link to="/dashboard/exclusion">
      <Trans>Aylarca ya da süresiz uzak kal</Trans>
    </Link>
  </p>
)
