import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import styles from './limit-change.module.css'
import { LimitChangeForm } from './limit-change.form.tsx'
import { LimitKept, LimitLapsed, LimitRaised, LimitSet } from './limit-outcome.tsx'
import { RequestConfirmation } from './request-confirmation.tsx'
import { RequestWaiting } from './request-waiting.tsx'

/** Each step replaces the one before; the focus goes to the beginning of the new one. */
export function LimitChange({ change }: { change: LimitChangeActor }) {
  return (
    <Card className={styles.change} tabIndex={-1}>
      <Step change={change} />
    </Card>
  )
}

function Step({ change }: { change: LimitChangeActor }) {
  const { t } = useLingui()
  const step = useSelector(change, (now) => {
    if (now.hasTag('form')) return 'form'
    if (now.hasTag('busy')) return 'loading'
    if (now.matches('waiting')) return 'waiting'
    if (now.matches('cancelling')) return 'cancelling'
    if (now.matches('set')) return 'set'
    if (now.matches('raised')) return 'raised'
    if (now.matches('cancelled')) return 'cancelled'
    if (now.matches('lapsed')) return 'lapsed'
    return now.matches('unavailable') ? 'unavailable' : 'confirmation'
  })
  const failure = useSelector(change, (now) => now.context.failure)
  switch (step) {
    case 'form':
      return <LimitChangeForm change={change} />
    case 'loading':
      return (
        <fieldset aria-busy="true" aria-label={t`Limit yükleniyor`}>
          <Skeleton shape="block" height="12rem" />
        </fieldset>
      )
    case 'waiting':
    case 'cancelling':
      return <RequestWaiting change={change} />
    case 'confirmation':
      return <RequestConfirmation change={change} />
    case 'set':
      return <LimitSet change={change} />
    case 'raised':
      return <LimitRaised change={change} />
    case 'cancelled':
      return <LimitKept change={change} />
    case 'lapsed':
      return <LimitLapsed change={change} />
    default:
      return (
        <ErrorState
          title={<Trans>Limitiniz yüklenemedi</Trans>}
          text={failure && sayFailure(failure)}
          onRetry={() => change.send({ type: 'try again' })}
        />
      )
  }
}
