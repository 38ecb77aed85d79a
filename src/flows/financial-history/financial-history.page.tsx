import { Trans } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { PageHead } from '../../ui/page-head.tsx'
import { usePlayer } from '../site/use-player.ts'
import { providedFinancialHistory } from './financial-history.provide.ts'
import styles from './financial-history.module.css'
import { HistoryFilter } from './history-filter.tsx'
import { HistoryList } from './history-list.tsx'

/** What a player has deposited and withdrawn. */
export function FinancialHistoryPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Finansal Geçmiş</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard"
      />
      {player && <History key={player.token} />}
    </>
  )
}

function History() {
  const history = useActorRef(providedFinancialHistory)
  return (
    <div className={styles.history}>
      <HistoryFilter history={history} />
      <HistoryList history={history} />
    </div>
  )
}
