import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CircleCheck, Hourglass, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { LimitAmount } from '../limits/limit-amount.tsx'
import styles from './limit-change.module.css'

interface Props {
  change: LimitChangeActor
}

const size = 32

export function LimitSet({ change }: Props) {
  return (
    <Outcome
      change={change}
      icon={<CircleCheck size={size} aria-hidden />}
      title={<Trans>Limitiniz geçerli</Trans>}
    >
      <Another change={change} />
    </Outcome>
  )
}

export function LimitRaised({ change }: Props) {
  return (
    <Outcome
      change={change}
      icon={<CircleCheck size={size} aria-hidden />}
      title={<Trans>Talebiniz uygulandı</Trans>}
    />
  )
}

export function LimitKept({ change }: Props) {
  return (
    <Outcome
      change={change}
      icon={<Undo2 size={size} aria-hidden />}
      title={<Trans>Talebiniz iptal edildi</Trans>}
    >
      <Another change={change} />
    </Outcome>
  )
}

export function LimitLapsed({ change }: Props) {
  return (
    <Outcome
      change={change}
      icon={<Hourglass size={size} aria-hidden />}
      title={<Trans>Talebiniz artık geçerli değil</Trans>}
    >
      <Another change={change} />
    </Outcome>
  )
}

interface OutcomeProps extends Props {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
}

/** What holds in the end. */
function Outcome({ change, icon, title, children }: OutcomeProps) {
  const limit = useSelector(change, (now) => now.context.limit)
  const now = limit && <LimitAmount kind={limit.kind} amount={limit.amount} />
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={now ? <Trans>Şu anki limit: {now}</Trans> : <Trans>Şu anda böyle bir limitiniz yok.</Trans>}
      action={
        <div className={styles.ways}>
          <ButtonLink to="/dashboard/limits">
            <Trans>Limitlere dön</Trans>
          </ButtonLink>
          {children}
        </div>
      }
    />
  )
}

function Another({ change }: Props) {
  return (
    <Button kind="quiet" onClick={() => change.send({ type: 'choose another amount' })}>
      <Trans>Başka bir limit gir</Trans>
    </Button>
  )
}
