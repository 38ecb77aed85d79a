import type { ownerTr } from './owner.tr.ts'

export const ownerEn: typeof ownerTr = {
  'password changed title': 'Your password was changed',
  'password changed note':
    'The password of your account was changed, and your sessions on other devices were ended.',
  'password reset title': 'Your password was reset',
  'password reset note':
    'The password of your account was reset with the code that was sent to your email, and all your open sessions were ended.',
  'phone changed title': 'Your phone number was changed',
  'phone changed note':
    'A new phone number was verified for your account. Your verification codes now go to this number.',
  'new device title': 'There was a login to your account from a new device',
  'new device note':
    'There was a login to your account from a device and an internet connection that you have not used before. You can see and end your open sessions in your session history.',
  'was it you': 'If this was not you, please reset your password right away and contact our support team.',
}
