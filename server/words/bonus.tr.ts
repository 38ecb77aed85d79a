import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('tr', minor)

export interface Granted {
  title: string
  amount: number
  requirement: number
  /** The operator's message; empty: none. */
  answer: string
}

export const bonusTr = {
  'no trial bonus': 'Şu anda sunulan bir deneme bonusu yok.',
  'trial bonus taken': 'Deneme bonusunuzu daha önce aldınız.',
  'trial bonus needs the phone': 'Deneme bonusunu almak için önce telefon numaranızı SMS koduyla doğrulayın.',
  'trial bonus taken by the person':
    'Deneme bonusu kişi başına bir kez verilir; bu T.C. kimlik numarasıyla başka bir üyelikte alınmış. Bir yanlışlık olduğunu düşünüyorsanız lütfen bize yazın.',
  'trial bonus granted': 'Deneme bonusunuz hesabınıza eklendi.',
  'another bonus active': 'Bir bonusun çevrimi sürerken başka bir bonus alınamaz.',

  'deposit played on':
    'Son yatırımınızla oyuna başladığınız için bu bonus bu yatırıma verilemez. Sonraki yatırımınızdan sonra, oyuna başlamadan talep edebilirsiniz.',
  'bonus waits': 'Bonus talebiniz bekliyor',
  'bonus waits note': ({ title, amount }: Pick<Granted, 'title' | 'amount'>) =>
    `${title} (${money(amount)}): şu anda verilemiyor, çünkü başka bir bonusun çevrimi sürüyor. O çevrim bitince talebinize yeniden bakılır.`,

  'bonus active': 'Bonusunuz hesabınızda',
  'bonus active note': ({ title, amount, requirement }: Granted) =>
    `${title}: ${money(amount)} bonus hesabınıza eklendi. Çevrim şartı: ${money(requirement)}.`,
  'bonus converted': 'Bonusunuz ana bakiyenizde',
  'bonus converted note': ({ title, amount }: Granted) =>
    `${title} (${money(amount)}): bonus bakiyeniz ana bakiyenize aktarıldı.`,
  'bonus expired': 'Bonusunuzun süresi doldu',
  'bonus expired note': ({ title, amount }: Granted) =>
    `${title} (${money(amount)}): çevrim süresi dolduğu için bonus bakiyeniz silindi.`,
  'bonus cancelled': 'Bonusunuz iptal edildi',
  'bonus cancelled note': ({ title, amount, answer }: Granted) =>
    `${title} (${money(amount)}): bonusunuz iptal edildi. ${answer}`.trim(),
  'bonus rejected': 'Bonus talebiniz onaylanmadı',
  'bonus rejected note': ({ title, amount, answer }: Granted) =>
    `${title} (${money(amount)}): talebiniz onaylanmadı. ${answer}`.trim(),

  'no such bonus': 'Bu bonus şu anda sunulmuyor.',
  'bonus over': 'Bu bonusun talep süresi doldu.',
  'bonus claimed': 'Bu bonusu daha önce talep ettiniz.',
  'bonus request taken': 'Bonus talebiniz alındı.',
  'bonus requested': 'Bonus talebiniz alındı',
  'bonus requested note': (bonus: { title: string; amount: number }) =>
    `${money(bonus.amount)} tutarındaki bonus talebiniz incelenecek: ${bonus.title}.`,
}
