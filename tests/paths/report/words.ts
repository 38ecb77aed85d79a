import type { Language, Said } from '#charts/words/said.ts'
import type { Outcome } from './gather.ts'
import type { Mark } from './marks.ts'

export const languages: readonly Language[] = ['en', 'tr']

export const marks: Readonly<Record<Mark, Said>> = {
  walked: { tr: 'Yüründü', en: 'Walked' },
  failed: { tr: 'Başarısız', en: 'Failed' },
  'walked by hand': { tr: 'Elle yüründü', en: 'Walked by hand' },
  'never walked': { tr: 'Hiç yürünmedi', en: 'Never walked' },
  'not for a browser': { tr: 'Tarayıcı için değil', en: 'Not for a browser' },
}

export const outcomes: Readonly<Record<Outcome, Said>> = {
  passed: { tr: 'Geçti', en: 'Passed' },
  failed: { tr: 'Başarısız', en: 'Failed' },
  'broken off': { tr: 'Yarıda kesildi', en: 'Broken off' },
  'not replayed': { tr: 'Oynatılmadı', en: 'Not replayed' },
}

export const words = {
  title: { tr: 'Akış yollarının raporu', en: 'Report of the paths' },
  about: {
    tr: 'Makinelerden üretilen yollar, gerçek sunucuya karşı gerçek bir tarayıcıda',
    en: 'Paths generated from the machines, in a real browser against the real server',
  },
  otherLanguage: { tr: 'English', en: 'Türkçe' },
  flows: { tr: 'Akışlar', en: 'Flows' },
  flow: { tr: 'Akış', en: 'Flow' },
  failures: { tr: 'Başarısız olanlar', en: 'Failures' },
  noFailures: { tr: 'Başarısız olan yol yok.', en: 'No path has failed.' },
  trends: { tr: 'Son oynatmalara göre', en: 'Compared with earlier replays' },
  fewRuns: {
    tr: 'Karşılaştırmak için en az iki oynatma gerekir.',
    en: 'There is nothing to compare before the second replay.',
  },
  noTrends: {
    tr: 'Kararsız ya da yavaşlayan yol yok.',
    en: 'No path is flaky, and none has become slow.',
  },
  flaky: { tr: 'Kararsız', en: 'Flaky' },
  failedOf: { tr: 'Başarısız / oynatma', en: 'Failed / replayed' },
  slow: { tr: 'Yavaşladı', en: 'Slow' },
  usually: { tr: 'genellikle', en: 'usually' },
  caseId: { tr: 'Senaryo no.', en: 'Case ID' },
  howOften: { tr: 'Ölçülen', en: 'Measured' },
  cases: { tr: 'Yollar', en: 'Paths' },
  path: { tr: 'Yol', en: 'Path' },
  states: { tr: 'Durumlar', en: 'States' },
  state: { tr: 'Durum', en: 'State' },
  transitions: { tr: 'Geçişler', en: 'Transitions' },
  transition: { tr: 'Geçiş', en: 'Transition' },
  byHand: { tr: 'Elle yazılmış testler', en: 'Tests by hand' },
  clicked: { tr: 'Elle tıklanan', en: 'Clicked' },
  exceptions: { tr: 'Tarayıcı için olmayanlar', en: 'Not for a browser' },
  reason: { tr: 'Neden', en: 'Reason' },
  older: { tr: 'Güncel olmayan kayıtlar', en: 'Out of date' },
  olderAbout: {
    tr: 'Bu yollar, makinenin önceki bir hâliyle oynatıldı ve artık sayılmaz.',
    en: 'These paths were played with an older machine, and count no longer.',
  },
  time: { tr: 'Süre', en: 'Time' },
  browserTime: { tr: 'Tarayıcıda geçen süre', en: 'Time in the browser' },
  wallTime: { tr: 'Son oynatma', en: 'The last replay' },
  section: { tr: 'Şartname', en: 'Specification' },
  result: { tr: 'Sonuç', en: 'Result' },
  chart: { tr: 'Çizelge', en: 'Chart' },
  legend: { tr: 'İşaretlerin anlamı', en: 'What the signs mean' },
  inWords: { tr: 'Çizelgedekiler, yazıyla', en: 'The chart in words' },
  trace: { tr: 'Tarayıcının kaydı (trace)', en: 'Trace' },
  traceHow: { tr: 'Diskten açılan raporda değil, bununla açılır', en: 'Opens not from disk, but with' },
  mustBeSeen: { tr: 'Görülmesi gereken', en: 'Must be seen' },
  notLookedAt: { tr: 'bakılmadı', en: 'not looked at' },
  picture: { tr: 'Ekran görüntüsü', en: 'Screenshot' },
  allFlows: { tr: 'Bütün akışlar', en: 'All flows' },
  failedHere: { tr: 'Burada başarısız oldu', en: 'Failed here' },
  beside: {
    tr: 'Yolun sonunda, akışın dışında görülecek olan görülmedi',
    en: 'What was to be seen beside the flow at the end was not',
  },
  from: { tr: 'Nereden', en: 'From' },
  to: { tr: 'Nereye', en: 'To' },
  stays: { tr: 'kalır', en: 'stays' },
  picturesHow: {
    tr: 'Ekran görüntüleri ve her yolun kaydı `npm run paths -- --replay` ile çekilir.',
    en: 'Screenshots, and a trace of every path, are taken by `npm run paths -- --replay`.',
  },
  statePictures: { tr: 'Durumların görüntüleri', en: 'Pictures of the states' },
  statePicturesHow: {
    tr: 'Akışların durumları, gerçek sunucuya karşı gerçek bir tarayıcıda. Bir görüntüye tıklayınca tam boyutunda açılır. Görüntüleri çeken komut: ',
    en: 'The states of the flows, in a real browser against the real server. A click on a picture opens it in full size. The command that takes them: ',
  },
  searchStates: { tr: 'Akış ya da durum ara', en: 'Search for a flow or a state' },
  size: { tr: 'Genişlik (px)', en: 'Width (px)' },
  theme: { tr: 'Görünüm', en: 'Theme' },
  dark: { tr: 'Gece', en: 'Night' },
  light: { tr: 'Gündüz', en: 'Day' },
  statesFound: { tr: '{flows} akışta {states} durum', en: 'States: {states}, in flows: {flows}' },
  nothingFound: { tr: 'Hiçbir şey bulunamadı.', en: 'Nothing found.' },
  noPicture: { tr: 'Henüz görüntüsü yok.', en: 'No picture yet.' },
  olderPicture: { tr: 'Makinenin önceki bir hâlinden', en: 'Of an older machine' },
} satisfies Record<string, Said>
