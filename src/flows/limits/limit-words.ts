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
  'net deposit': {
    name: msg`Net para yatırma limiti`,
    counts: msg`Yatırdıklarınızdan çektikleriniz düşülür.`,
  },
  stake: { name: msg`Bahis limiti`, counts: msg`Oynadığınız her bahis sayılır.` },
  loss: { name: msg`Kayıp limiti`, counts: msg`Bahislerinizden kazançlarınız düşülür.` },
  session: { name: msg`Oyun süresi limiti`, counts: msg`Oynarken geçen dakikalar sayılır.` },
}

const periodNames: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`24 saatlik`,
  week: msg`7 günlük`,
  month: msg`Aylık`,
}

/** Where the law fixes the periods. */
const fixedNames: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`Günlük`,
  week: msg`Haftalık`,
  month: msg`Aylık`,
}

/** `endsAt` of the limit, if there is one. */
interface Named extends LimitName {
  endsAt?: string | null | undefined
}

export const sayPeriod = ({ period, endsAt }: Omit<Named, 'kind'>, i18n: I18n): string =>
  i18n._((endsAt ? fixedNames : periodNames)[period])

/** Where what is used counts. */
export const periodSpans: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`Son 24 saat`,
  week: msg`Son 7 gün`,
  month: msg`Bu takvim ayı`,
}

/** '24 saatlik para yatırma limiti'. */
export const sayLimit = (limit: Named, i18n: I18n): string =>
  `${sayPeriod(limit, i18n)} ${i18n._(kindWords[limit.kind].name).toLocaleLowerCase(i18n.locale)}`
