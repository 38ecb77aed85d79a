import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Lift } from '#contract/protection-breaks.ts'
import type { ExclusionActor } from '#machines/exclusion/exclusion.machine.ts'
import { Button } from '../../ui/button.tsx'
import { sayHistoryMoment } from '../../words/history-moment.ts'
import { OnABreak } from '../time-out/on-a-break.tsx'
import styles from '../time-out/time-out.module.css'

/** The way back stands below, where the profile has one. */
export function Excluded({ exclusion }: { exclusion: ExclusionActor }) {
  const standing = useSelector(exclusion, (now) => now.context.standing)
  if (!standing?.break) return null
  const { break: running, signIn } = standing
  return (
    <div className={styles.steps}>
      <OnABreak running={running} signIn={signIn} />
      {running.lift && <WayBack exclusion={exclusion} {...running.lift} />}
    </div>
  )
}

interface WayBackProps {
  exclusion: ExclusionActor
  from: Lift['from']
  open: Lift['open']
  request: Lift['request']
}

function WayBack({ exclusion, from, open, request }: WayBackProps) {
  const { i18n } = useLingui()
  const busy = useSelector(exclusion, (now) => now.hasTag('busy'))
  const sayMoment = (utc: string) => sayHistoryMoment(utc, i18n.locale)
  if (request === null) {
    const moment = sayMoment(from)
    return (
      <>
        <p>
          <Trans>Yeniden oynamayı {moment} itibarıyla talep edebilirsiniz.</Trans>
        </p>
        {open && (
          <Button wide busy={busy} onClick={() => exclusion.send({ type: 'ask to lift' })}>
            <Trans>Yeniden oynamak istiyorum</Trans>
          </Button>
        )}
      </>
    )
  }
  const [first, last] = [sayMoment(request.confirmableFrom), sayMoment(request.lapsesAt)]
  return (
    <>
      <p>
        <Trans>
          Talebiniz alındı. Onaylayabileceğiniz aralık: {first} – {last}. Onaylamazsanız uzak kalmanız sürer.
        </Trans>
      </p>
      {open && (
        <Button wide busy={busy} onClick={() => exclusion.send({ type: 'confirm the lift' })}>
          <Trans>Yeniden oynamak istediğimi onaylıyorum</Trans>
        </Button>
      )}
    </>
  )
}
