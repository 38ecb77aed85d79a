import type { bonusTr } from './bonus.tr.ts'
import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('en', minor)

export const bonusEn: typeof bonusTr = {
  'no trial bonus': 'There is no trial bonus on offer right now.',
  'trial bonus taken': 'You have already received your trial bonus.',
  'trial bonus needs the phone':
    'To receive the trial bonus, please verify your phone number with the SMS code first.',
  'trial bonus taken by the person':
    'The trial bonus is given once per person, and it has been received on another account with this national ID. If you think this is a mistake, please write to us.',
  'trial bonus granted': 'Your trial bonus has been added to your account.',
  'another bonus active': 'You cannot take another bonus while you are wagering one.',

  'deposit played on':
    'You have played since your last deposit, so this bonus cannot be given for it. After your next deposit you can claim it before you play.',
  'bonus waits': 'Your bonus request is waiting',
  'bonus waits note': ({ title, amount }) =>
    `${title} (${money(amount)}): it cannot be given right now, because you are wagering another bonus. Once that is over, your request will be looked at again.`,

  'bonus active': 'Your bonus has arrived',
  'bonus active note': ({ title, amount, requirement }) =>
    `${title}: ${money(amount)} has been added to your bonus account. To be wagered: ${money(requirement)}.`,
  'bonus converted': 'Your bonus is in your main balance',
  'bonus converted note': ({ title, amount }) =>
    `${title} (${money(amount)}): your bonus balance has been moved to your main balance.`,
  'bonus expired': 'Your bonus has expired',
  'bonus expired note': ({ title, amount }) =>
    `${title} (${money(amount)}): the time to wager is over, and your bonus balance has been removed.`,
  'bonus cancelled': 'Your bonus has been cancelled',
  'bonus cancelled note': ({ title, amount, answer }) =>
    `${title} (${money(amount)}): your bonus has been cancelled. ${answer}`.trim(),
  'bonus rejected': 'Your bonus request has not been approved',
  'bonus rejected note': ({ title, amount, answer }) =>
    `${title} (${money(amount)}): your request has not been approved. ${answer}`.trim(),

  'no such bonus': 'This bonus is not on offer right now.',
  'bonus over': 'The time to claim this bonus is over.',
  'bonus claimed': 'You have already claimed this bonus.',
  'bonus request taken': 'We have received your bonus request.',
  'bonus requested': 'We have received your bonus request',
  'bonus requested note': (bonus) =>
    `Your request for a bonus of ${money(bonus.amount)} will be reviewed: ${bonus.title}.`,
}
