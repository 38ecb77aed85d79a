import type { Locale } from '#contract/locale.ts'

/** Not in the catalogues: it stands for a provider's page. */
const tr = {
  title: 'Güvenli ödeme',
  practice: 'Deneme ortamı: gerçek para çekilmez.',
  to: 'Ödeme yapılan',
  reference: 'İşlem no',
  pay: 'Öde',
  decline: 'Ödemeyi reddet',
  later: 'Daha sonra öde',
  report: 'Bildirimi yeniden gönder',
  unreported: 'Üye iş yerine henüz bildirilemedi.',
  open: 'Ödemeyi onaylamak için “Öde” düğmesine basın.',
  waiting: 'Ödemeniz bekliyor. Bu sayfadan dilediğiniz zaman tamamlayabilirsiniz.',
  paid: 'Ödemeniz alındı. Bu sekmeyi kapatıp siteye dönebilirsiniz.',
  declined: 'Ödeme reddedildi. Bu sekmeyi kapatıp siteye dönebilirsiniz.',
  missing: 'Böyle bir ödeme bulunamadı.',
}

const en: typeof tr = {
  title: 'Secure payment',
  practice: 'Test environment: no real money is taken.',
  to: 'Paid to',
  reference: 'Reference',
  pay: 'Pay',
  decline: 'Decline the payment',
  later: 'Pay later',
  report: 'Send the notice again',
  unreported: 'The merchant could not be told yet.',
  open: 'Press “Pay” to approve the payment.',
  waiting: 'Your payment is waiting. You can complete it on this page at any time.',
  paid: 'Your payment has been received. You can close this tab and go back to the site.',
  declined: 'The payment was declined. You can close this tab and go back to the site.',
  missing: 'No such payment was found.',
}

export const pageWords: Record<Locale, typeof tr> = { tr, en }
