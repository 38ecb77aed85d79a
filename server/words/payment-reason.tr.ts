/** Why a payment was rejected: operators choose by name, the player reads the sentence after the notification. */
export const paymentReasonTr = {
  'because other account holder': 'Hesap sizin adınıza kayıtlı görünmüyor.',
  'because details not right': 'Girdiğiniz ödeme bilgileri doğrulanamadı.',
  'because identity not verified': 'Kimliğinizi henüz doğrulayamadık. Canlı destekten yardım alabilirsiniz.',
  'because wagering not finished': 'Bonusunuzun çevrim şartı henüz tamamlanmadı.',
  'because provider declined': 'Ödeme kuruluşu işlemi kabul etmedi.',
  'because nothing arrived': 'Ödemeniz bize ulaşmadı.',
  'because amount differs': 'Bize ulaşan tutar, talebinizdeki tutardan farklı.',
  'because voucher not valid': 'Kupon kodunuz geçerli değil veya daha önce kullanılmış.',
}

type Named<Key> = Key extends `because ${infer Name}` ? Name : never
export type Reason = Named<keyof typeof paymentReasonTr>
