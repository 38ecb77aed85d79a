import { providedChangePassword } from '../change-password/change-password.provide.ts'
import { providedClaimBonus } from '../claim-bonus/claim-bonus.provide.ts'
import { providedExclusion } from '../exclusion/exclusion.provide.ts'
import { providedTimeOut } from '../time-out/time-out.provide.ts'

/** Flows of the forms that only pages show, in one file. */
export const pageFlows = {
  'change password': providedChangePassword,
  'claim bonus': providedClaimBonus,
  'time-out': providedTimeOut,
  exclusion: providedExclusion,
}
