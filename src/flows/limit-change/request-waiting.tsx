import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LimitChangeActor } from '#machines/limit-change/limit-change.machine.ts'
import { Moment } from '../history/moment.tsx'
import { AskedFor } from './asked-for.tsx'
import styles from './limit-change.module.css'
import { RequestActions } from './request-actions.tsx'

/** From when and until when the request can be confirmed. */
export function RequestWaiting({ change }: { change: LimitChangeActor }) {
  const limit = useSelector(change, (now) => now.context.limit)
  if (!limit?.request) return null
  const { request } = limit
  return (
    <div className={styles.fields}>
      <h2>
        <Trans>Talebiniz bekliyor</Trans>
      </h2>
      <AskedFor limit={limit} request={request} />
      <p>
        <Trans>
          Limitiniz şimdilik değişmedi. Talebinizi <Moment utc={request.confirmableFrom} /> ile{' '}
          <Moment utc={request.lapsesAt} /> arasında bu sayfada onaylayabilirsiniz; onaylamazsanız limitiniz
          olduğu gibi kalır.
        </Trans>
      </p>
      <RequestActions change={change} />
    </div>
  )
}
