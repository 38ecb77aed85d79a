import { providedChangePassword } from '../change-password/change-password.provide.ts'
import { providedClaimBonus } from '../claim-bonus/claim-bonus.provide.ts'

/** The flows of the forms that only a page shows; they come together. */
export const pageFlows = {
  'change password': providedChangePassword,
  'claim bonus': providedClaimBonus,
}
