import { productName } from '#contract/product.ts'
import { accountTr } from './account.tr.ts'
import { bonusTr } from './bonus.tr.ts'
import { breakTr } from './break.tr.ts'
import { guardTr } from './guard.tr.ts'
import { launchTr } from './launch.tr.ts'
import { harmTr } from './harm.tr.ts'
import { limitTr } from './limit.tr.ts'
import { ownerTr } from './owner.tr.ts'
import { paymentReasonTr } from './payment-reason.tr.ts'
import { paymentTr } from './payment.tr.ts'
import { recoveryTr } from './recovery.tr.ts'
import { waitTr as seconds } from './say-wait.ts'
import { slotSessionTr } from './slot-session.tr.ts'

export const tr = {
  'no such call': 'Aradığınız adres bulunamadı.',
  'not served yet': 'Bu hizmet henüz sunulmuyor.',
  'session over': 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  'request too large': 'Gönderilen istek çok büyük.',
  'server fault': 'Beklenmeyen bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.',
  'no answer':
    'Şu anda yanıt veremiyoruz. Bakiyeniz ve işlemleriniz güvende; lütfen birkaç saniye sonra yeniden deneyin.',
  maintenance:
    'Bakım çalışması yapıyoruz. Bakiyeniz ve işlemleriniz güvende; lütfen biraz sonra yeniden deneyin.',
  'request not understood': 'Gönderilen istek anlaşılamadı.',
  'request id reused': 'Bu istek kimliği daha önce başka bir içerikle kullanıldı.',

  sportsbook: 'Spor bahisleri',

  'wrong credentials': 'Kullanıcı adı veya şifre hatalı.',
  'signed in': 'Hoş geldiniz.',
  'signed up': 'Üyeliğiniz oluşturuldu. Hoş geldiniz.',
  'signed out': 'Oturumunuz kapatıldı.',
  'under age': (limit: { age: number }) => `Üye olmak için en az ${limit.age} yaşında olmanız gerekir.`,
  'not born yet': 'Lütfen doğum tarihinizi kontrol edin.',
  'username taken': 'Bu kullanıcı adı daha önce alınmış.',
  'email taken': 'Bu e-posta adresiyle daha önce üye olunmuş.',
  'unknown country': 'Lütfen listeden bir ülke seçin.',
  'unknown currency': 'Bu para birimi desteklenmiyor.',

  'code sent': 'Doğrulama kodu telefonunuza gönderildi.',
  'code not sent': 'Doğrulama kodu şu anda gönderilemiyor. Lütfen biraz sonra yeniden deneyin.',
  'code text': (sms: { code: string; minutes: number }) =>
    `${productName} doğrulama kodunuz: ${sms.code}. Kod ${sms.minutes} dakika geçerlidir. Kimseyle paylaşmayın.`,
  'code sent just now': (wait: { seconds: number }) =>
    `Yeni kod isteyebilmek için ${wait.seconds} saniye beklemeniz gerekiyor.`,
  'wrong code': (left: { tries: number }) => `Girdiğiniz kod hatalı. Kalan deneme hakkınız: ${left.tries}.`,
  'code used up': 'Deneme hakkınız kalmadı. Lütfen yeni bir kod isteyin.',
  'code expired': 'Kodun süresi doldu. Lütfen yeni bir kod isteyin.',
  'no code sent': 'Bu numaraya gönderilmiş bir kod yok. Lütfen önce kod isteyin.',
  'phone verified': 'Telefon numaranız doğrulandı.',
  'phone taken':
    'Bu telefon numarası başka bir üyelikte doğrulanmış. Lütfen o üyelikle giriş yapın ya da başka bir numara girin.',
  'phone verified already': 'Bu telefon numarası zaten doğrulanmış.',

  'no such page': 'Aradığınız sayfa bulunamadı.',
  'no such notification': 'Bu bildirim bulunamadı.',

  'too many favourites': (limit: { most: number }) =>
    `Favorileriniz dolu: en fazla ${limit.most} oyun ekleyebilirsiniz. Yeni bir oyun eklemek için önce birini çıkarın.`,

  'call requested': 'Talebiniz alındı. Belirttiğiniz zamanda sizi arayacağız.',
  'too many call requests': (wait: { seconds: number }) =>
    `Kısa sürede çok fazla talep gönderdiniz. Yeni bir talep için lütfen ${seconds(wait.seconds)} bekleyin.`,

  ...guardTr,
  ...launchTr,
  ...recoveryTr,
  ...accountTr,
  ...ownerTr,
  ...paymentTr,
  ...paymentReasonTr,
  ...bonusTr,
  ...harmTr,
  ...limitTr,
  ...slotSessionTr,
  ...breakTr,
}
