import { replayHistory } from './history-replay.ts'

replayHistory('game history', {
  call: 'transaction/games',
  path: '/dashboard/game-history',
  title: 'Oyun Hareketleri',
  coming: 'Oyun hareketleri yükleniyor',
  nothing: 'Burada gösterilecek bir oyun hareketi yok.',
  kind: { label: 'Sonuç', chosen: 'Kazanç' },
  status: 'Tamamlandı',
  file: /^oyun-hareketleri-.+\.csv$/,
})
