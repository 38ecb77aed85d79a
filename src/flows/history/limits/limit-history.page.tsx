import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { LimitChange } from '#contract/protection.ts'
import { ask } from '../../../http/ask.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useActorRef } from '../../../watch/use-actor-ref.ts'
import { HistoryFilter } from '../history-filter.tsx'
import { HistoryList } from '../history-list.tsx'
import { HistoryPage } from '../history.page.tsx'
import { provideHistory } from '../history.provide.ts'
import { saveLimitChanges } from './limit-file.ts'
import { card, columns } from './limit-shown.tsx'

/** They are chosen by day only. */
const changes = provideHistory<{ item: LimitChange; kind: 0; status: never }>({
  load: async ({ from, to }, part, signal) => {
    const days = { ...(from !== null && { from }), ...(to !== null && { to }) }
    return (await ask('protection/limithistory', { ...days, ...part }, { signal })).data
  },
  save: saveLimitChanges,
})

export function LimitHistoryPage() {
  return (
    <HistoryPage title={<Trans>Limit Geçmişi</Trans>}>
      <LimitHistory />
    </HistoryPage>
  )
}

function LimitHistory() {
  const { t } = useLingui()
  const history = useActorRef(changes)
  return (
    <>
      <HistoryFilter history={history} />
      <HistoryList
        history={history}
        label={t`Limit Geçmişi`}
        columns={columns}
        card={card}
        coming={t`Limit geçmişi yükleniyor`}
        failed={<Trans>Limit geçmişi yüklenemedi</Trans>}
        nothing={<Trans>Burada gösterilecek bir değişiklik yok.</Trans>}
        icon={<History size={32} aria-hidden />}
        action={
          <ButtonLink to="/dashboard/limits">
            <Trans>Limitlere bak</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
