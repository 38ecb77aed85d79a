import { Trans } from '@lingui/react/macro'
import { useActorRef } from '@xstate/react'
import { PageHead } from '../../ui/page-head.tsx'
import history from '../history/history.module.css'
import { usePlayer } from '../site/use-player.ts'
import { BonusFilter } from './bonus-filter.tsx'
import { providedBonusHistory } from './bonus-history.provide.ts'
import { BonusList } from './bonus-list.tsx'

/** What a player has asked for as a bonus, and what became of it. */
export function BonusHistoryPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead
        title={<Trans>Bonus Geçmişi</Trans>}
        note={<Trans>Saatler İstanbul saatine göredir.</Trans>}
        back="/dashboard"
      />
      {player && <History key={player.token} />}
    </>
  )
}

function History() {
  const actor = useActorRef(providedBonusHistory)
  return (
    <div className={history.history}>
      <BonusFilter history={actor} />
      <BonusList history={actor} />
    </div>
  )
}
