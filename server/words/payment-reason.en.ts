import type { paymentReasonTr } from './payment-reason.tr.ts'

export const paymentReasonEn: typeof paymentReasonTr = {
  'because other account holder': 'The account does not seem to be in your name.',
  'because details not right': 'The payment details that you entered could not be confirmed.',
  'because identity not verified': 'We could not confirm your identity yet. Live chat can help you.',
  'because wagering not finished': 'The wagering requirement of your bonus is not met yet.',
  'because provider declined': 'The payment company did not accept it.',
  'because nothing arrived': 'Your payment has not reached us.',
  'because amount differs': 'The amount that reached us is not the one that you asked for.',
  'because voucher not valid': 'Your voucher code is not valid or has been used before.',
}
