import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('tr', minor)
export interface Paid {
  amount: number
  method: string
  /** A sentence. */
  because?: string
}

export const explained = (note: string, { because }: Paid) =>
  because === undefined ? note : `${note} ${because}`

export const paymentTr = {
  'no such method': 'Bu ödeme yöntemi şu anda kullanılamıyor. Lütfen başka bir yöntem seçin.',
  'amount too small': (limit: { min: number }) => `Tutar: en az ${money(limit.min)} girebilirsiniz.`,
  'amount too large': (limit: { max: number }) => `Tutar: en çok ${money(limit.max)} girebilirsiniz.`,
  'balance too small': 'Tutar: çekilebilir bakiyeniz bu tutar için yeterli değil.',
  'too many open deposits': (limit: { most: number }) =>
    `Sonuçlanmamış ${limit.most} para yatırma talebiniz var. Yeni bir talep için lütfen birini tamamlayın ya da sonuçlanmasını bekleyin.`,
  'too many open withdrawals': (limit: { most: number }) =>
    `Sonuçlanmamış ${limit.most} çekim talebiniz var. Yeni bir talep için lütfen birinin sonuçlanmasını bekleyin.`,
  'pay outside': 'Ödemenizi açılan sayfada tamamlayabilirsiniz.',
  'provider silent':
    'Ödeme sağlayıcısına şu anda ulaşılamıyor. Hesabınızdan para çıkmadı. Lütfen biraz sonra yeniden deneyin.',
  'deposit noted': (told: { text: string }) => told.text,
  'withdraw asked': 'Çekim talebiniz alındı.',
  /** The text of the payment's notification. */
  'as told': (told: { note: string }) => told.note,
  'deposit given up': (paid: Paid) =>
    `${paid.method} ile ${money(paid.amount)} tutarındaki ödemeniz süresinde tamamlanmadı. Bakiyeniz değişmedi.`,

  'deposit confirmed': 'Para yatırma işleminiz tamamlandı',
  'deposit confirmed note': (paid: Paid) =>
    `${paid.method} ile yatırdığınız ${money(paid.amount)} bakiyenize eklendi.`,
  'deposit rejected': 'Para yatırma işleminiz tamamlanamadı',
  'deposit rejected note': (paid: Paid) =>
    explained(
      `${paid.method} ile ${money(paid.amount)} tutarındaki ödemeniz onaylanmadı. Bakiyeniz değişmedi.`,
      paid,
    ),
  'deposit merged': 'Para yatırma talepleriniz birleştirildi',
  'deposit merged note': (paid: Paid) =>
    `${paid.method} ile ${money(paid.amount)} tutarındaki talebinizin başka bir talebinizle aynı ödeme olduğunu gördük. Ödemeniz o talepte sonuçlanacak.`,
  'withdraw pending': 'Çekim talebiniz alındı',
  'withdraw pending note': (paid: Paid) =>
    `${paid.method} ile ${money(paid.amount)} tutarındaki çekim talebiniz işleme alındı.`,
  'withdraw confirmed': 'Çekim işleminiz tamamlandı',
  'withdraw confirmed note': (paid: Paid) => `${money(paid.amount)} ${paid.method} ile gönderildi.`,
  'withdraw rejected': 'Çekim talebiniz onaylanmadı',
  'withdraw rejected note': (paid: Paid) =>
    explained(`${paid.method} ile istediğiniz ${money(paid.amount)} bakiyenize geri eklendi.`, paid),
}
