/** Every rate limit by its name in the metrics. */
export const limitNames = [
  'password',
  'old password',
  'reset code',
  'letter',
  'message',
  'sms code',
  'resend',
  'sign-up',
  'launch',
  'contact',
  'call request',
  'requests',
  'under way',
  'vitals',
  'walks',
  'hub connections',
  'connections',
  'connections of network',
] as const
export type LimitName = (typeof limitNames)[number]
