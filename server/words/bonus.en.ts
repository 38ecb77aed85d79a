import type { bonusTr } from './bonus.tr.ts'
import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('en', minor)

export const bonusEn: typeof bonusTr = {
  'no trial bonus': 'There is no trial bonus on offer right now.',
  'trial bonus taken': 'You have already received your trial bonus.',
  'trial bonus granted': 'Your trial bonus has been added to your account.',
  'trial bonus given': 'Your trial bonus has arrived',
  'trial bonus given note': (bonus) =>
    `Your trial bonus of ${money(bonus.amount)} has been added to your bonus account.`,

  'no such bonus': 'This bonus is not on offer right now.',
  'bonus over': 'The time to claim this bonus is over.',
  'bonus claimed': 'You have already claimed this bonus.',
  'bonus request taken': 'We have received your bonus request.',
  'bonus requested': 'We have received your bonus request',
  'bonus requested note': (bonus) =>
    `Your request for a bonus of ${money(bonus.amount)} will be reviewed: ${bonus.title}.`,
}
