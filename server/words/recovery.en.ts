import { productName } from '#contract/product.ts'
import type { recoveryTr } from './recovery.tr.ts'

export const recoveryEn: typeof recoveryTr = {
  'reset code sent': 'If there is an account with this username, we have sent a code to its email address.',
  'reset code subject': `Your ${productName} password reset code`,
  'reset code text': (mail) =>
    `Your code to reset your password: ${mail.code}\n\n` +
    `It is valid for ${mail.minutes} minutes. Do not share it with anyone.\n` +
    'If you did not ask for a new password, ignore this email; your password stays as it is.',
  'no reset code': 'You have no valid code. Please ask for a new one.',
  'password changed': 'Your password has been changed. All your open sessions have ended.',
}
