import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LimitKind, LimitPeriod } from '#contract/law/profile.ts'
import type { LimitName } from '#contract/protection.ts'

interface KindWords {
  name: MessageDescriptor
  /** What counts towards it. */
  counts: MessageDescriptor
}

export const kindWords: Record<LimitKind, KindWords> = {
  deposit: { name: msg`Para yatırma limiti`, counts: msg`Hesabınıza yatırdığınız her tutar sayılır.` },
  'net deposit': { name: msg`Net yatırma limiti`, counts: msg`Yatırdıklarınızdan çektikleriniz düşülür.` },
  stake: { name: msg`Bahis limiti`, counts: msg`Oynadığınız her bahis sayılır.` },
  loss: { name: msg`Kayıp limiti`, counts: msg`Bahislerinizden kazançlarınız düşülür.` },
  session: { name: msg`Oyun süresi limiti`, counts: msg`Oynarken geçen dakikalar sayılır.` },
}

export const periodNames: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`24 saatlik`,
  week: msg`7 günlük`,
  month: msg`Aylık`,
}

/** Where what is used counts. */
export const periodSpans: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`Son 24 saat`,
  week: msg`Son 7 gün`,
  month: msg`Bu takvim ayı`,
}

/** '24 saatlik para yatırma limiti'. */
export const sayLimit = ({ kind, period }: LimitName, i18n: I18n): string =>
  `${i18n._(periodNames[period])} ${i18n._(kindWords[kind].name).toLocaleLowerCase(i18n.locale)}`
