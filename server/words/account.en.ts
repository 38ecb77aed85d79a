import type { accountTr } from './account.tr.ts'

export const accountEn: typeof accountTr = {
  'own password changed': 'Your password has been changed. Your sessions on other devices have been ended.',
  'wrong old password': 'Your current password is wrong.',
  'same password': 'Your new password must differ from your current one.',
  'session ended': 'The session has been ended.',
  'no such session': 'This session was not found.',
  'current session': 'To end the session on this device, log out.',
  'unknown device': 'Unknown device',
}
