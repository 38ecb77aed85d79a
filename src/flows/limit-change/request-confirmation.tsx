import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../history/moment.tsx'
import { AskedFor } from './asked-for.tsx'
import styles from './limit-change.module.css'
import { RequestActions } from './request-actions.tsx'

/** No choice stands out: the page does not push towards a higher limit. */
export function RequestConfirmation({ change }: { change: LimitChangeActor }) {
  const limit = useSelector(change, (now) => now.context.limit)
  const busy = useSelector(change, (now) => now.matches('confirming'))
  if (!limit?.request) return null
  const { request } = limit
  return (
    <div className={styles.fields}>
      <h2>
        <Trans>Talebinizi onaylıyor musunuz?</Trans>
      </h2>
      <AskedFor limit={limit} request={request} />
      <p>
        <Trans>
          Onayladığınızda değişiklik hemen geçerli olur. Son onay zamanı: <Moment utc={request.lapsesAt} />
        </Trans>
      </p>
      <fieldset disabled={busy} className={styles.fields}>
        <Button wide busy={busy} onClick={() => change.send({ type: 'confirm the raise' })}>
          <Trans>Onayla</Trans>
        </Button>
        <RequestActions change={change} />
      </fieldset>
    </div>
  )
}
