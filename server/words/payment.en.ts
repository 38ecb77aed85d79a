import { explained, type paymentTr } from './payment.tr.ts'
import { sayMoney } from './say-money.ts'

const money = (minor: number) => sayMoney('en', minor)

export const paymentEn: typeof paymentTr = {
  'no such method': 'This payment method is not available right now. Please choose another one.',
  'amount too small': (limit) => `Amount: you can enter ${money(limit.min)} or more.`,
  'amount too large': (limit) => `Amount: you can enter ${money(limit.max)} at most.`,
  'balance too small': 'Amount: what you can withdraw does not cover it.',
  'too many open deposits': ({ most }) =>
    `You have ${most} deposits that are still open. Please complete one of them, or wait until one is closed.`,
  'too many open withdrawals': ({ most }) =>
    `You have ${most} withdrawals that are still open. Please wait until one of them is closed.`,
  'pay outside': 'You can complete your payment on the page that opens.',
  'provider silent':
    'The payment provider cannot be reached right now. No money has left your account. Please try again in a moment.',
  'deposit noted': (told) => told.text,
  'withdraw asked': 'Your withdrawal request has been received.',
  'as told': (told) => told.note,
  'deposit given up': (paid) =>
    `Your payment of ${money(paid.amount)} by ${paid.method} was not completed in time. Your balance has not changed.`,

  'deposit confirmed': 'Your deposit is complete',
  'deposit confirmed note': (paid) =>
    `${money(paid.amount)} that you deposited by ${paid.method} has been added to your balance.`,
  'deposit rejected': 'Your deposit was not completed',
  'deposit rejected note': (paid) =>
    explained(
      `Your payment of ${money(paid.amount)} by ${paid.method} was not approved. Your balance has not changed.`,
      paid,
    ),
  'deposit merged': 'Your deposit requests were merged',
  'deposit merged note': (paid) =>
    `We found that your request of ${money(paid.amount)} by ${paid.method} is the same payment as another one of yours. It is settled with that one.`,
  'withdraw pending': 'We have received your withdrawal request',
  'withdraw pending note': (paid) =>
    `Your request to withdraw ${money(paid.amount)} by ${paid.method} is being processed.`,
  'withdraw confirmed': 'Your withdrawal is complete',
  'withdraw confirmed note': (paid) => `${money(paid.amount)} has been sent by ${paid.method}.`,
  'withdraw rejected': 'Your withdrawal was not approved',
  'withdraw rejected note': (paid) =>
    explained(`${money(paid.amount)} that you asked for by ${paid.method} is back in your balance.`, paid),
}
