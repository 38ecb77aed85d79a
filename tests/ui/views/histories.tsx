import { withdrawn } from '#charts/flows/given.ts'
import { done, failed, refused } from '#charts/flows/events.ts'
import { HistoryFilter } from '#src/flows/history/history-filter.tsx'
import { HistoryList } from '#src/flows/history/history-list.tsx'
import { HistoryMore } from '#src/flows/history/history-more.tsx'
import { optionsOf } from '#src/flows/history/look.ts'
import { kindLooks, statusLooks } from '#src/flows/history/payments/looks.ts'
import { again, loadingMore, more, sightsOf } from './sight.ts'

const page = (total: number) => done('load the history', { total, list: total ? [withdrawn] : [] })
const chosen = { type: 'choose the kind', kind: withdrawn.kind }
const filters = {
  Tür: { type: 'choose the kind', kind: withdrawn.kind },
  Durum: { type: 'choose the status', status: withdrawn.status },
  'İlk gün': { type: 'choose the first day', day: '2026-01-01' },
  'İlk gün: takvimden seç': 'ready',
  'Son gün': { type: 'choose the last day', day: '2026-01-31' },
  'Son gün: takvimden seç': 'ready',
} as const
const unset = Object.fromEntries(Object.keys(filters).map((name) => [name, 'ready' as const]))
const choices = { Tür: '1', Durum: '1', 'İlk gün': '01.01.2026', 'Son gün': '31.01.2026' }
const filter = (flow: never) => (
  <HistoryFilter
    history={flow}
    kinds={{ label: 'Tür', options: optionsOf(kindLooks, 0, withdrawn.kind) }}
    statuses={[{ value: null, name: kindLooks[0].name }, ...optionsOf(statusLooks, withdrawn.status)]}
  />
)
const download = { 'CSV indir': { type: 'download' } }
const list = (flow: never) => (
  <HistoryList
    history={flow}
    label=""
    columns={[]}
    card={{ first: () => '', second: () => '', details: () => [] }}
    coming="Yükleniyor"
    failed=""
    nothing=""
    icon=""
  />
)

export const histories = [
  ...sightsOf('history', undefined, list, {
    loading: [[], { Yükleniyor: 'busy' }],
    unavailable: [[failed('load the history', refused)], again],
    'nothing found': [[page(0)], {}],
    list: [[page(2)], more],
  }),
  ...sightsOf('history', undefined, filter, {
    'filter with nothing to save': [[page(0)], { ...filters, 'CSV indir': 'disabled' }, choices],
    'filter with something to save': [[page(1)], { ...filters, ...download }, choices],
    'filter while the file is gathered': [
      [page(1), { type: 'download' }],
      { ...filters, 'CSV indir': 'busy' },
      choices,
    ],
    'filter that is set': [
      [page(1), chosen, page(1)],
      { ...unset, ...download, 'Filtreleri temizle': { type: 'clear the filter' } },
    ],
  }),
  ...sightsOf('history', undefined, (flow) => <HistoryMore history={flow} />, {
    'of one page': [[page(1)], {}],
    'of two pages': [[page(2)], more],
    'loading more': [[page(2), { type: 'show more' }], loadingMore],
  }),
]
