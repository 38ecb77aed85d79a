import type { kinds } from 'statechart-paths'

export type Language = 'tr' | 'en'

interface Labels {
  id: string
  title: string
  flow: string
  section: string
  precondition: string
  account: string
  number: string
  action: string
  data: string
  expected: string
  /** Before the reason why only the machine allows a step. */
  machineOnly: string
  start: string
  cases: (count: number) => string
  kinds: Readonly<Record<(typeof kinds)[number], string>>
  leftOut: (count: number, met: number, all: number) => string
  apart: (count: number, areWritten: boolean) => string
}

export const labels: Readonly<Record<Language, Labels>> = {
  tr: {
    id: 'Kimlik',
    title: 'Başlık',
    flow: 'Akış',
    section: 'Şartname bölümü',
    precondition: 'Ön koşul',
    account: 'Bu verilerle açılmış bir hesap',
    number: 'Sıra',
    action: 'Adım',
    data: 'Veri',
    expected: 'Beklenen',
    machineOnly: 'Yalnızca makine',
    start: 'Başlangıca bakın',
    cases: (count) => `${count} test durumu`,
    kinds: {
      transitions: 'her geçiş, en az sayıda yolla',
      shortest: 'her duruma giden en kısa yol',
      pairs: 'birbirini izleyebilen her iki geçiş',
      triples: 'birbirini izleyebilen her üç geçiş',
      through: 'seçilen durumdan geçen yollar',
    },
    leftOut: (count, met, all) =>
      `Sınır nedeniyle ${count} test durumu daha yazılmadı; yazılanlar ${all} hedeften ${met} tanesini karşılıyor.`,
    apart: (count, areWritten) =>
      `${count} geçişe yalnızca makine izin verir, elle sınanamaz: ${areWritten ? 'adımları işaretlidir' : 'yazılmadı'}.`,
  },
  en: {
    id: 'ID',
    title: 'Title',
    flow: 'Flow',
    section: 'Section of the specification',
    precondition: 'Precondition',
    account: 'An account with these data',
    number: 'No',
    action: 'Step',
    data: 'Data',
    expected: 'Expected',
    machineOnly: 'Machine only',
    start: 'Look at the beginning',
    cases: (count) => `${count} test ${count === 1 ? 'case' : 'cases'}`,
    kinds: {
      transitions: 'every transition, in the fewest paths',
      shortest: 'the shortest way to every place',
      pairs: 'every two transitions that can follow each other',
      triples: 'every three transitions that can follow each other',
      through: 'paths through the chosen state',
    },
    leftOut: (count, met, all) =>
      `The limit leaves out ${count} more test cases; these meet ${met} of ${all} targets.`,
    apart: (count, areWritten) =>
      `The machine alone allows ${count} ${count === 1 ? 'transition' : 'transitions'}, which nobody can test by hand: ${areWritten ? 'the steps are marked' : 'left out'}.`,
  },
}
