import { siteTimeZone } from '#contract/day.ts'
import type { LimitKind, LimitPeriod } from '#contract/law/profile.ts'
import type { Locale } from '#contract/locale.ts'
import { limitUnit } from '#contract/protection.ts'
import type { Reached } from '../protection/judge.store.ts'
import { sayMoney } from './say-money.ts'

const kinds: Record<LimitKind, string> = {
  deposit: 'para yatırma',
  'net deposit': 'net para yatırma',
  stake: 'bahis',
  loss: 'kayıp',
  session: 'oyun süresi',
}
const periods: Record<LimitPeriod, string> = { day: '24 saatlik', week: '7 günlük', month: 'aylık' }
const name = ({ kind, period }: Pick<Reached, 'kind' | 'period'>) =>
  `${periods[period]} ${kinds[kind]} limitiniz`

/** '29 Kas 2026 03:12', in the time zone of the site. */
export const sayMoment = (locale: Locale, moment: string | Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: siteTimeZone }).format(
    new Date(moment),
  )

/** Minor units, or minutes of a session. */
const amount = (kind: LimitKind, value: number) =>
  limitUnit(kind) === 'money' ? sayMoney('tr', value) : `${value} dakika`

export const limitTr = {
  'limit reached': ({ kind, period, limit, used, availableAt }: Reached) => {
    const first = name({ kind, period })
    const whole = first.charAt(0).toLocaleUpperCase('tr') + first.slice(1)
    if (limit === null) return `Devam edebilmek için önce ${first.replace(/iniz$/, 'inizi')} belirleyin.`
    const reached = `${whole} ${amount(kind, limit)}; bunun ${amount(kind, Math.max(0, used))} kadarı kullanıldı.`
    return availableAt === null
      ? `${reached} Bu işlem limitinizi aşıyor; limitleriniz hesabınızdaki “Limitler” sayfasında.`
      : `${reached} Bu işlemi ${sayMoment('tr', availableAt)} itibarıyla yapabilirsiniz.`
  },
  'joint limit reached': ({
    limit,
    used,
    availableAt,
  }: Pick<Reached, 'used' | 'availableAt'> & { limit: number }) => {
    const reached = `Ülkenizdeki bütün siteler için ortak aylık para yatırma limitiniz ${sayMoney('tr', limit)}; bunun ${sayMoney('tr', used)} kadarı kullanıldı.`
    return availableAt === null
      ? `${reached} Bu işlem limitinizi aşıyor.`
      : `${reached} Bu işlemi ${sayMoment('tr', availableAt)} itibarıyla yapabilirsiniz.`
  },
  'joint limit silent':
    'Ülkenizdeki bütün siteler için ortak limitinize şu anda bakamıyoruz. Bu yüzden para yatırma kapalı; lütfen biraz sonra yeniden deneyin. Paranızı her zaman çekebilirsiniz.',
  'slot stake too high': ({ most }: { most: number }) =>
    `Yasa gereği bir slot turunda en fazla ${sayMoney('tr', most)} ile oynayabilirsiniz.`,
  'pause of play': ({ until }: { until: string }) =>
    `Aralıksız oynayabileceğiniz en uzun süre doldu; şimdi mola zamanı. ${sayMoment('tr', until)} itibarıyla yeni tura başlayabilirsiniz.`,
  'limit not offered': 'Bu limit türü hesabınız için sunulmuyor.',
  'limit above the law': ({ most }: { most: number }) => `Bu limit en çok ${sayMoney('tr', most)} olabilir.`,
  'no raise to confirm': 'Onay bekleyen bir limit talebiniz yok.',
  'raise too early': ({ from }: { from: Date }) =>
    `Bu talebi ${sayMoment('tr', from)} itibarıyla onaylayabilirsiniz.`,
  'raise lapsed':
    'Bu talebin onay süresi doldu; limitiniz değişmedi. Dilerseniz yeniden talep edebilirsiniz.',
}
