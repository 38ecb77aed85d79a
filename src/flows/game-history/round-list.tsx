import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Dices } from 'lucide-react'
import type { GameHistoryActor } from '#machines/game-history/game-history.machine.ts'
import { useMedia } from '../../ui/use-media.ts'
import { HistoryCards } from '../history/history-cards.tsx'
import { HistoryList } from '../history/history-list.tsx'
import { HistoryTable, wideEnough } from '../history/history-table.tsx'
import { columns, details, first, second } from './round-shown.tsx'
import { RoundSums } from './round-sums.tsx'

export function RoundList({ history }: { history: GameHistoryActor }) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const list = useSelector(history, (now) => now.context.list)
  const sum = useSelector(history, (now) => now.context.sum)
  const label = t`Oyun Hareketleri`
  return (
    <HistoryList
      history={history}
      coming={t`Oyun hareketleri yükleniyor`}
      failed={<Trans>Oyun hareketleri yüklenemedi</Trans>}
      nothing={<Trans>Burada gösterilecek bir oyun hareketi yok.</Trans>}
      icon={<Dices size={32} aria-hidden />}
    >
      {sum && <RoundSums sum={sum} />}
      {isWide ? (
        <HistoryTable label={label} columns={columns} list={list} />
      ) : (
        <HistoryCards label={label} list={list} first={first} second={second} details={details} />
      )}
    </HistoryList>
  )
}
