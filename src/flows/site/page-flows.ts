import { providedChangePassword } from '../change-password/change-password.provide.ts'
import { providedClaimBonus } from '../claim-bonus/claim-bonus.provide.ts'

/** Flows of the forms that only pages show, in one file. */
export const pageFlows = {
  'change password': providedChangePassword,
  'claim bonus': providedClaimBonus,
}
