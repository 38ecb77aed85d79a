import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import type { LimitsActor } from '#machines/limits/limits.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayHours } from '../../words/hours.ts'
import { sayFailure } from '../../words/say-failure.ts'
import { LimitHelp } from './limit-help.tsx'
import { KindOfLimit } from './kind-of-limit.tsx'
import { LimitsComing } from './limits-coming.tsx'
import styles from './limits.module.css'

export function Limits({ limits }: { limits: LimitsActor }) {
  const loading = useSelector(limits, (now) => now.hasTag('busy'))
  const standing = useSelector(limits, (now) => now.context.standing)
  const failure = useSelector(limits, (now) => now.context.failure)
  const review = useSelector(limits, (now) => now.hasTag('review'))
  if (loading) return <LimitsComing />
  if (standing === null) {
    return (
      <>
        <ErrorState
          title={<Trans>Limitleriniz yüklenemedi</Trans>}
          text={failure && sayFailure(failure)}
          onRetry={() => limits.send({ type: 'try again' })}
        />
        <LimitHelp />
      </>
    )
  }
  const wait = sayHours(standing.raiseWait)
  return (
    <div className={styles.limits}>
      {review && <Review limits={limits} />}
      <p className={styles.advice}>
        <Trans>
          Koyduğunuz ya da düşürdüğünüz limit hemen geçerli olur. Yükseltme ve kaldırma taleplerini en az{' '}
          {wait} sonra onaylarsınız.
        </Trans>
      </p>
      {standing.kinds.map((kind) => (
        <KindOfLimit key={kind} kind={kind} standing={standing} />
      ))}
      <LimitHelp />
    </div>
  )
}

function Review({ limits }: { limits: LimitsActor }) {
  const busy = useSelector(limits, (now) => now.matches('keeping the limits'))
  return (
    <Card className={styles.review}>
      <ClipboardCheck size={24} aria-hidden className={styles.mark} />
      <div>
        <h2 className={styles.name}>
          <Trans>Limitlerinizi gözden geçirin</Trans>
        </h2>
        <p>
          <Trans>Hâlâ size uygun mu? İstediğinizi değiştirebilir ya da böyle bırakabilirsiniz.</Trans>
        </p>
      </div>
      <Button busy={busy} onClick={() => limits.send({ type: 'keep the limits' })}>
        <Trans>Böyle kalsın</Trans>
      </Button>
    </Card>
  )
}
