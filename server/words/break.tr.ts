import type { Break } from '#contract/protection-breaks.ts'
import { sayMoment } from './limit.tr.ts'

/** Minutes. */
export interface Interval {
  shortest: number
  longest: number
}

export interface Until {
  kind: Break['kind']
  /** ISO; null: permanent. */
  until: string | null
  /** An exclusion past its end, which has not been lifted. */
  over: boolean
}

const withdrawals = 'Paranızı her zaman çekebilirsiniz.'
const support = 'Paranızı çekmek için bize yazın.'

export const breakTr = {
  'on a break': ({ kind, until, over }: Until) =>
    until === null
      ? `Süresiz olarak oyundan uzak kalmayı seçtiniz; oyun ve para yatırma kapalı. ${withdrawals}`
      : over
        ? `Seçtiğiniz uzak kalma süresi ${sayMoment('tr', until)} itibarıyla doldu. Oyun ve para yatırma, siz yeniden başlamak isteyip bunu onaylayana kadar kapalı kalır. ${withdrawals}`
        : kind === 'exclusion'
          ? `${sayMoment('tr', until)} tarihine kadar oyundan uzak kalmayı seçtiniz. Oyun ve para yatırma kapalı; bu süre dolduktan sonra da siz yeniden başlamak isteyip bunu onaylayana kadar kapalı kalır. ${withdrawals}`
          : `Oyuna ara verdiniz. Ara, ${sayMoment('tr', until)} itibarıyla biter; o zamana kadar oyun ve para yatırma kapalı. ${withdrawals}`,
  'signed in on a break': (until: Until): string => `Hoş geldiniz. ${breakTr['on a break'](until)}`,
  excluded: ({ until }: Pick<Until, 'until'>) =>
    until === null
      ? `Süresiz olarak oyundan uzak kalmayı seçtiniz; giriş yapılamaz. ${support}`
      : `Oyundan uzak kalmayı seçtiniz. ${sayMoment('tr', until)} tarihine kadar giriş yapılamaz. ${support}`,
  'break begun': 'Ara başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
  'exclusion begun': 'Oyundan uzak kalmanız başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
  'no such break': 'Bu süre hesabınız için sunulmuyor. Lütfen listeden bir süre seçin.',
  'excluded by a register': `Ülkenizin oyundan uzak kalanlar için tuttuğu kayıt sisteminde yer alıyorsunuz; orada yer aldığınız sürece oyun ve para yatırma kapalı. ${withdrawals}`,
  'register silent': `Ülkenizin oyuncuları koruyan kayıt sisteminden şu anda yanıt alamıyoruz. Yanıt gelene kadar oyun ve para yatırma kapalı; lütfen biraz sonra yeniden deneyin. ${withdrawals}`,
  'active elsewhere': `Ülkenizin kayıt sistemine göre şu anda başka bir sitede oynuyorsunuz. Oradaki oyununuz bitince burada oynayabilirsiniz. ${withdrawals}`,
  'not an interval': ({ shortest, longest }: Interval) =>
    `Hatırlatma aralığı en az ${shortest}, en çok ${longest} dakika olabilir.`,
  'no account now': 'Bu bilgilerle şu anda hesap açamıyoruz. Sorularınız için lütfen bize yazın.',
  'bonus ended by exclusion': 'Oyundan uzak kalmayı seçtiğiniz için bonus sona erdi.',
  'nothing to lift': 'Şu anda oyundan uzak kalmıyorsunuz.',
  'never lifted': 'Süresiz uzak kalma kararı geri alınamaz.',
  'lift too early': ({ from }: { from: string }) =>
    `Bunu ${sayMoment('tr', from)} itibarıyla yapabilirsiniz.`,
  'lift not asked': 'Onay bekleyen bir talebiniz yok. Dilerseniz yeniden talep edebilirsiniz.',
  'lift asked': 'Talebiniz alındı. Bekleme süresi dolunca onaylayabilirsiniz.',
  lifted: 'Oyundan uzak kalmanız sona erdi. Yeniden oynayabilirsiniz.',
}
