import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Play } from '#contract/protection-play.ts'
import type { RealityCheckActor } from '#machines/reality-check/reality-check.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { sayPlayTime } from '../../words/play-time.ts'
import { intervalsOf } from './intervals.ts'
import styles from './reality-check.module.css'

interface Props {
  check: RealityCheckActor
  interval: Play['check']
}

export function WaysOn({ check, interval }: Props) {
  const { t } = useLingui()
  const busy = useSelector(check, (now) => now.hasTag('busy'))
  const leaving = useSelector(check, (now) => now.matches('leaving'))
  const [minutes, choose] = useState(interval.every)
  const options = intervalsOf(interval).map((each) => ({ value: String(each), label: sayPlayTime(each) }))
  return (
    <fieldset disabled={busy || leaving} className={styles.ways}>
      <Select
        label={t`Hatırlatma aralığı`}
        options={options}
        value={String(minutes)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      {/* To go on looks no better than to stop. */}
      <Button wide busy={busy} onClick={() => check.send({ type: 'go on', minutes })}>
        <Trans>Oyuna Devam Et</Trans>
      </Button>
      <Button wide onClick={() => check.send({ type: 'take a break' })}>
        <Trans>Ara Ver</Trans>
      </Button>
      <Button wide onClick={() => check.send({ type: 'leave' })}>
        <Trans>Oyundan Çık</Trans>
      </Button>
      <Button kind="quiet" wide onClick={() => check.send({ type: 'see the history' })}>
        <Trans>Oyun Hareketleri</Trans>
      </Button>
    </fieldset>
  )
}
