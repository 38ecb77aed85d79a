import type { Language } from '../words/said.ts'

interface Labels {
  /** If nothing is visible: before the names of the states; `nothing` if there are none. */
  state: string
  nothing: string
  /** For a state that lasts less than a second. */
  tooShort: string
}

export const labels: Readonly<Record<Language, Labels>> = {
  tr: {
    state: 'Görünürde bir şey değişmez, akışın bulunduğu yer',
    nothing: 'Görünürde bir şey değişmez',
    tooShort: 'Bakmaya yetmeyecek kadar kısa sürer.',
  },
  en: {
    state: 'Nothing changes to the eye, where the flow is',
    nothing: 'Nothing changes to the eye',
    tooShort: 'It lasts too short to look at.',
  },
}
