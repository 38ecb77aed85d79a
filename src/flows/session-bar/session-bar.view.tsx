import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatMoney } from '#contract/format-money.ts'
import type { SessionBarActor, SessionBarContext } from '#machines/session-bar/session-bar.machine.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayPlayTime, writePlayTime } from '../../words/play-time.ts'
import { netOf } from './net-of.ts'
import { pauseLeft } from './pause-left.ts'
import styles from './session-bar.module.css'

const secondsPerMinute = 60

interface SessionBarProps {
  actor: SessionBarActor
  onLook: () => void
}

export function SessionBar({ actor, onLook }: SessionBarProps) {
  const { t, i18n } = useLingui()
  const play = useSelector(actor, (now) => now.context.play)
  const minutes = useSelector(actor, (now) => Math.trunc(now.context.elapsed / secondsPerMinute))
  const pauses = useSelector(actor, (now) => minutesOfPause(now.context))
  const stale = useSelector(actor, (now) => now.context.failure !== null)
  if (play === null) return stale ? <Unknown /> : <Coming />
  const time = sayPlayTime(pauses ?? minutes)
  const name = pauses === null ? t`Oyun süresi` : t`Kalan mola`
  const net = formatMoney(netOf(play), i18n.locale, { signed: true })
  return (
    <button
      type="button"
      className={styles.bar}
      aria-haspopup="dialog"
      // Changes once a minute: a screen reader does not read every second.
      aria-label={stale ? t`${name} ${time}, son bilinen net ${net}` : t`${name} ${time}, net ${net}`}
      onClick={onLook}
    >
      <span className={styles.figure}>
        <span className={styles.name}>{name}</span>
        <Elapsed actor={actor} />
      </span>
      <span className={styles.figure}>
        <span className={styles.name}>{stale ? <Trans>Son bilinen net</Trans> : <Trans>Net</Trans>}</span>
        <Money amount={netOf(play)} signed />
      </span>
    </button>
  )
}

/** Null: a round may begin. */
function minutesOfPause({ play, elapsed }: SessionBarContext): number | null {
  const left = play && pauseLeft(play, elapsed)
  return left === null ? null : Math.ceil(left / secondsPerMinute)
}

function Elapsed({ actor }: { actor: SessionBarActor }) {
  const seconds = useSelector(
    actor,
    ({ context: { play, elapsed } }) => (play && pauseLeft(play, elapsed)) ?? elapsed,
  )
  return <span className={styles.time}>{writePlayTime(seconds)}</span>
}

function Coming() {
  const { t } = useLingui()
  return (
    <fieldset className={styles.bar} aria-busy aria-label={t`Oyun süresi yükleniyor`}>
      <Skeleton width="4.5rem" />
      <Skeleton width="5rem" />
    </fieldset>
  )
}

const Unknown = () => (
  <p className={styles.bar}>
    <Trans>Oyun süresi alınamadı</Trans>
  </p>
)
