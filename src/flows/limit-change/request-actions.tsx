import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Button } from '../../ui/button.tsx'
import styles from './limit-change.module.css'

/** What a player can do with a request at any time. */
export function RequestActions({ change }: { change: LimitChangeActor }) {
  const busy = useSelector(change, (now) => now.matches('cancelling'))
  return (
    <fieldset disabled={busy} className={styles.fields}>
      <Button wide busy={busy} onClick={() => change.send({ type: 'cancel the request' })}>
        <Trans>Talebi iptal et</Trans>
      </Button>
      <Button wide kind="quiet" onClick={() => change.send({ type: 'choose another amount' })}>
        <Trans>Başka bir limit gir</Trans>
      </Button>
    </fieldset>
  )
}
