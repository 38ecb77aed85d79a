import { waitTr } from './say-wait.ts'

/** What is left to wait. */
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
  'too many sign-ups': ({ seconds }: Waiting) =>
    `Bu internet bağlantısından kısa sürede çok fazla üyelik başvurusu yapıldı. Lütfen ${waitTr(seconds)} sonra yeniden deneyin.`,
}
