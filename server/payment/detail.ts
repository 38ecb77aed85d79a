import { toMinor } from '#contract/money.ts'
import { detailOf } from '#contract/payment-detail.ts'
import { amountKey, type PaymentDetail, type PaymentField } from '#contract/payment.ts'
import { ContractFault, faultOf } from '../contract-fault.ts'

/** What the player entered, masked values in their bare form, and the amount in minor units. Throws ContractFault naming the field. */
export function readDetail(fields: readonly PaymentField[], given: PaymentDetail) {
  const parsed = detailOf(fields).safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    if (issue?.code === 'unrecognized_keys') throw new ContractFault(issue.keys[0] ?? '', 'not expected')
    throw faultOf(parsed.error, given)
  }
  const detail = parsed.data
  const amount = detail[amountKey]
  if (typeof amount !== 'number') throw new ContractFault(amountKey, 'required')
  if (amount <= 0) throw new ContractFault(amountKey, 'not an amount')
  return { amount: toMinor(amount), detail }
}
