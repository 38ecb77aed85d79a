import type { Language } from './said.ts'

const units = {
  tr: { second: () => 'saniye', millisecond: () => 'milisaniye' },
  en: {
    second: (count: number) => (count === 1 ? 'second' : 'seconds'),
    millisecond: (count: number) => (count === 1 ? 'millisecond' : 'milliseconds'),
  },
}

/** '60 seconds', '250 milliseconds'. */
export function lasting(milliseconds: number, language: Language): string {
  const inSeconds = milliseconds >= 1_000
  const count = inSeconds ? milliseconds / 1_000 : milliseconds
  const unit = units[language][inSeconds ? 'second' : 'millisecond'](count)
  return `${new Intl.NumberFormat(language, { useGrouping: false }).format(count)} ${unit}`
}

export function passing(milliseconds: number, language: Language): string {
  const time = lasting(milliseconds, language)
  if (language === 'tr') return `${time} geçer`
  return `${time} ${time.startsWith('1 ') ? 'passes' : 'pass'}`
}
