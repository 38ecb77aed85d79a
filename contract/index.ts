import { auth } from './auth.ts'
import { bonus } from './bonus.ts'
import type { Call } from './call.ts'
import { casino } from './casino.ts'
import { cms } from './cms.ts'
import { customer } from './customer.ts'
import { gameProviders, launchCallsOf } from './game-providers.ts'
import { payment } from './payment.ts'
import { protection } from './protection.ts'
import { protectionBreaks } from './protection-breaks.ts'
import { protectionPlay } from './protection-play.ts'
import { protectionSlots } from './protection-slots.ts'
import { transaction } from './transaction.ts'
import { user } from './user.ts'
import { vitals } from './vitals.ts'
import { walk } from './walk.ts'

/** Every call that crosses the wire, by path (section 7, and those marked `beyond`). */
export const calls = {
  ...auth,
  ...customer,
  ...user,
  ...bonus,
  ...payment,
  ...cms,
  ...transaction,
  ...casino,
  ...launchCallsOf(gameProviders),
  ...vitals,
  ...walk,
  ...protection,
  ...protectionBreaks,
  ...protectionPlay,
  ...protectionSlots,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
