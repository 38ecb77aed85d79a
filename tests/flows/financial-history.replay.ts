import { replayHistory } from './history-replay.ts'

replayHistory('financial history', {
  call: 'transaction/list',
  path: '/dashboard/financial-activities',
  title: 'Finansal Geçmiş',
  coming: 'Finansal geçmiş yükleniyor',
  nothing: 'Burada gösterilecek bir para yatırma veya çekme işlemi yok.',
  kind: { label: 'İşlem', chosen: 'Para çekme' },
  status: 'Onaylandı',
  file: /^finansal-gecmis-.+\.csv$/,
})
