import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import type { ClaimedBonus } from '#contract/bonus.ts'
import { ask } from '../../../http/ask.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useActorRef } from '../../../watch/use-actor-ref.ts'
import { statusLooks } from '../../bonuses/looks.ts'
import { HistoryFilter } from '../history-filter.tsx'
import { HistoryList } from '../history-list.tsx'
import { HistoryPage } from '../history.page.tsx'
import { provideHistory } from '../history.provide.ts'
import { optionsOf, type Option } from '../look.ts'
import { onTheWire } from '../on-the-wire.ts'
import { saveBonuses } from './bonus-file.ts'
import { card, columns } from './bonus-shown.tsx'

type Status = ClaimedBonus['status']

const { offered: _offered, ...claimed } = statusLooks

const statuses: Option<Status | null>[] = [
  { value: null, name: msg`Tümü` },
  ...optionsOf(claimed, 'requested', 'active', 'converted', 'expired', 'cancelled', 'rejected'),
]

/** They are not chosen by kind. */
const bonuses = provideHistory<{ item: ClaimedBonus; kind: 0; status: Status }>({
  load: async (filter, part, signal) =>
    (await ask('bonus/history', { ...onTheWire(filter), ...part }, { signal })).data,
  save: saveBonuses,
})

export function BonusHistoryPage() {
  return (
    <HistoryPage title={<Trans>Bonus Geçmişi</Trans>}>
      <BonusHistory />
    </HistoryPage>
  )
}

function BonusHistory() {
  const { t } = useLingui()
  const history = useActorRef(bonuses)
  return (
    <>
      <HistoryFilter history={history} statuses={statuses} />
      <HistoryList
        history={history}
        label={t`Bonus Geçmişi`}
        columns={columns}
        card={card}
        coming={t`Bonus geçmişi yükleniyor`}
        failed={<Trans>Bonus geçmişi yüklenemedi</Trans>}
        nothing={<Trans>Burada gösterilecek bir bonus yok.</Trans>}
        icon={<Gift size={32} aria-hidden />}
        action={
          <ButtonLink to="/dashboard/bonuses">
            <Trans>Bonuslara ve indirimlere bak</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
