import type { Mutant } from './mutant.ts'

export const inMachines: readonly Mutant[] = [
  {
    file: 'machines/phone-verification/phone-verification.machine.ts',
    mistake: 'the resend link comes back after 50 s',
    from: 'resendWait = 60_000',
    to: 'resendWait = 50_000',
    killers: ['tests/machines/phone-verification.test.ts'],
  },
]
