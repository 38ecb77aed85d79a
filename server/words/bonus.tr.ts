import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('tr', minor)

export const bonusTr = {
  'no trial bonus': 'Şu anda sunulan bir deneme bonusu yok.',
  'trial bonus taken': 'Deneme bonusunuzu daha önce aldınız.',
  'trial bonus granted': 'Deneme bonusunuz hesabınıza eklendi.',
  'trial bonus given': 'Deneme bonusunuz hesabınızda',
  'trial bonus given note': (bonus: { amount: number }) =>
    `${money(bonus.amount)} tutarındaki deneme bonusunuz bonus hesabınıza eklendi.`,

  'no such bonus': 'Bu bonus şu anda sunulmuyor.',
  'bonus over': 'Bu bonusun talep süresi doldu.',
  'bonus claimed': 'Bu bonusu daha önce talep ettiniz.',
  'bonus request taken': 'Bonus talebiniz alındı.',
  'bonus requested': 'Bonus talebiniz alındı',
  'bonus requested note': (bonus: { title: string; amount: number }) =>
    `${money(bonus.amount)} tutarındaki bonus talebiniz incelenecek: ${bonus.title}.`,
}
