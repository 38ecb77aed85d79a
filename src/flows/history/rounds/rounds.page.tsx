import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Dices } from 'lucide-react'
import type { Round, RoundPage } from '#contract/round.ts'
import { ask } from '../../../http/ask.ts'
import { useActorRef } from '../../../watch/use-actor-ref.ts'
import { HistoryFilter } from '../history-filter.tsx'
import { HistoryList } from '../history-list.tsx'
import { HistoryPage } from '../history.page.tsx'
import { provideHistory } from '../history.provide.ts'
import { onTheWire } from '../on-the-wire.ts'
import { kindOptions, statusOptions, type Kind, type Status } from './looks.ts'
import { saveRounds } from './round-file.ts'
import { card, columns } from './round-shown.tsx'
import { RoundSums } from './round-sums.tsx'

const rounds = provideHistory<{ item: Round; kind: Kind; status: Status; sum: RoundPage['sum'] }>({
  load: async (filter, part, signal) => {
    const asked = { kind: filter.kind, ...onTheWire(filter), ...part }
    return (await ask('transaction/games', asked, { signal })).data
  },
  save: saveRounds,
})

export function RoundsPage() {
  return (
    <HistoryPage title={<Trans>Oyun Hareketleri</Trans>}>
      <Rounds />
    </HistoryPage>
  )
}

function Rounds() {
  const { t } = useLingui()
  const history = useActorRef(rounds)
  const sum = useSelector(history, (now) => now.context.sum)
  return (
    <>
      <HistoryFilter
        history={history}
        kinds={{ label: t`Sonuç`, options: kindOptions }}
        statuses={statusOptions}
      />
      <HistoryList
        history={history}
        label={t`Oyun Hareketleri`}
        columns={columns}
        card={card}
        coming={t`Oyun hareketleri yükleniyor`}
        failed={<Trans>Oyun hareketleri yüklenemedi</Trans>}
        nothing={<Trans>Burada gösterilecek bir oyun hareketi yok.</Trans>}
        icon={<Dices size={32} aria-hidden />}
      >
        {sum && <RoundSums sum={sum} />}
      </HistoryList>
    </>
  )
}
