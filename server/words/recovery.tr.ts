import { productName } from '#contract/product.ts'

export const recoveryTr = {
  'reset code sent': 'Bu kullanıcı adıyla bir üyelik varsa, kayıtlı e-posta adresine bir kod gönderdik.',
  'reset code subject': `${productName} şifre yenileme kodunuz`,
  'reset code text': (mail: { code: string; minutes: number }) =>
    `Şifrenizi yenilemek için kodunuz: ${mail.code}\n\n` +
    `Kod ${mail.minutes} dakika geçerlidir. Kimseyle paylaşmayın.\n` +
    'Şifrenizi yenilemek istemediyseniz bu e-postayı dikkate almayın; şifreniz değişmez.',
  'no reset code': 'Geçerli bir kodunuz yok. Lütfen yeni bir kod isteyin.',
  'password changed': 'Şifreniz değiştirildi. Açık olan tüm oturumlarınız kapatıldı.',
}
