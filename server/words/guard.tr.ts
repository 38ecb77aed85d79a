import { waitTr } from './say-wait.ts'

export interface Waiting {
  seconds: number
}

export const guardTr = {
  'too many tries': ({ seconds }: Waiting) =>
    `Çok fazla deneme yaptınız. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many tries at account': ({ seconds }: Waiting) =>
    `Bu kullanıcı adıyla çok fazla hatalı giriş denendi. Lütfen ${waitTr(seconds)} sonra yeniden deneyin ` +
    'veya şifrenizi yenileyerek hemen giriş yapın.',
  'too many codes': ({ seconds }: Waiting) =>
    `Çok fazla kod istediniz. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many launches': ({ seconds }: Waiting) =>
    `Kısa sürede çok fazla oyun açtınız. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many sign-ups': ({ seconds }: Waiting) =>
    `Bu internet bağlantısından kısa sürede çok fazla üyelik başvurusu yapıldı. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many from network': ({ seconds }: Waiting) =>
    `Bu internet bağlantısından kısa sürede çok fazla talep gönderildi. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many requests': ({ seconds }: Waiting) =>
    `Bir gün içinde çok fazla işlem yaptınız. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
  'too many under way': 'Önceki işlemleriniz henüz tamamlanmadı. Lütfen birkaç saniye sonra yeniden deneyin.',
}
