import type { Said } from '#charts/words/said.ts'
import type { Change, Part } from '#tests/paths/since/changes.ts'

export const hows: Readonly<Record<Change['how'], Said>> = {
  added: { tr: 'Yeni', en: 'New' },
  removed: { tr: 'Kalktı', en: 'Gone' },
  changed: { tr: 'Değişti', en: 'Changed' },
}

export const parts: Readonly<Record<Part, Said>> = {
  parent: { tr: 'üst durum', en: 'parent state' },
  type: { tr: 'tür', en: 'type' },
  initial: { tr: 'başlangıç durumu', en: 'initial state' },
  description: { tr: 'açıklama', en: 'description' },
  section: { tr: 'şartname', en: 'specification' },
  tags: { tr: 'etiketler', en: 'tags' },
  entry: { tr: 'girişteki eylemler', en: 'entry actions' },
  exit: { tr: 'çıkıştaki eylemler', en: 'exit actions' },
  actors: { tr: 'aktörler', en: 'actors' },
  target: { tr: 'hedef', en: 'target' },
  guard: { tr: 'koşul', en: 'guard' },
  actions: { tr: 'eylemler', en: 'actions' },
  delay: { tr: 'süre', en: 'delay' },
}

export const words = {
  title: { tr: 'Çizelgelerde ne değişti', en: 'What has changed in the charts' },
  since: { tr: 'Karşılaştırılan sürüm', en: 'Compared with' },
  nothing: {
    tr: 'O günden beri hiçbir çizelge ve hiçbir yazılı test senaryosu değişmedi.',
    en: 'No chart and no written case has changed since.',
  },
  unchanged: { tr: 'Değişmeyen akışlar', en: 'Unchanged flows' },
  sameChart: {
    tr: 'Çizelge aynı kaldı; makinenin davranışı değişti.',
    en: 'The chart is the same; the machine behaves differently.',
  },
  regions: {
    tr: 'Makinenin değişmeyen bölgeleri çizilmedi.',
    en: 'Regions of the machine that are the same are not drawn.',
  },
  changes: { tr: 'Değişiklikler', en: 'Changes' },
  change: { tr: 'Değişiklik', en: 'Change' },
  what: { tr: 'Durum veya geçiş', en: 'State or transition' },
  details: { tr: 'Ayrıntı', en: 'Details' },
  file: { tr: 'Çizim (SVG)', en: 'Drawing (SVG)' },
  movedTarget: {
    tr: 'Hedefi değişen bir geçiş iki kez çizilir: eski hedefine kesik çizgiyle, yeni hedefine nokta ve çizgilerle.',
    en: 'A transition with another target is drawn twice: a broken line to its old target, dots and dashes to its new one.',
  },
  cases: { tr: 'Yazılı test senaryoları', en: 'Written cases' },
  case: { tr: 'Senaryo', en: 'Case' },
  sameCases: { tr: 'Yazılı senaryolar aynı kaldı.', en: 'The written cases are the same.' },
  noCases: {
    tr: 'O sürümde bu akış için senaryo üretilmiyordu.',
    en: 'At that commit no cases of this flow were generated.',
  },
  goneFlow: {
    tr: 'Akış, senaryolarıyla birlikte kalktı.',
    en: 'The flow is gone, and its cases with it.',
  },
  step: { tr: 'Adım', en: 'Step' },
  beginning: { tr: 'Başlangıç', en: 'The beginning' },
  noStart: { tr: 'Kimse artık böyle başlamıyor', en: 'Nobody begins like this any more' },
  was: { tr: 'önce', en: 'was' },
  is: { tr: 'şimdi', en: 'is' },
  effect: { tr: 'etki', en: 'effect' },
  walkedByOthers: {
    tr: 'Hâlâ doğru; geçişlerini artık başka senaryolar yürüyor.',
    en: 'Still right; other cases walk its transitions now.',
  },
} satisfies Record<string, Said>
