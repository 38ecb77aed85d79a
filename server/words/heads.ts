import type { Locale } from '#contract/locale.ts'
import { headsEn } from './heads.en.ts'
import { headsTr } from './heads.tr.ts'

export type PlaceName = keyof typeof headsTr

export const heads: Record<Locale, typeof headsTr> = { tr: headsTr, en: headsEn }
