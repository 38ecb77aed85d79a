import { personalNoPurpose } from '../auth/personal-no.ts'
import type { Parts } from '../parts.ts'
import { unseal } from '../seal.ts'
import { registerOf } from '../world/registers.ts'
import { findAnswer, findPerson, keepAnswer } from './register.store.ts'

export type RegisterParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'registers' | 'log'>

/** Milliseconds before a register that did not answer about a player is asked about the same player again. */
export const askAgainAfter = 5_000

/**
 * Asks the register of the player's country, if there is one. One that does not answer is no error: the player is barred then.
 * @param when `renew`: only if no earlier answer may be used
 * @returns what players call the register; null: their country has none
 */
export async function askRegister(
  parts: RegisterParts,
  playerId: number,
  when: 'now' | 'renew',
): Promise<string | null> {
  const { pool, clock, env, registers, log } = parts
  const person = await findPerson(pool, playerId)
  const ofCountry = person && registerOf[env.law.profileOf(person.country).name]
  if (!person || !ofCountry) return null
  const { name, called } = ofCountry
  const askedAt = clock()
  if (when === 'renew' && !(await wantsRenewal(parts, playerId, askedAt))) return called
  const kept = { playerId, register: name, askedAt }
  try {
    const register = registers.get(name)
    if (!register) throw new Error(`No place is configured for the register ${name}`)
    const personalNo = unseal(env.secret, personalNoPurpose, person.personalNo)
    const answer = (await register.ask({ ...person, personalNo })) ? 'excluded' : 'clear'
    await keepAnswer(pool, { ...kept, answer, goodUntil: new Date(askedAt.getTime() + register.goodFor) })
  } catch (error) {
    log.error({ err: error, register: name }, 'an exclusion register did not answer')
    await keepAnswer(pool, { ...kept, answer: 'no answer', goodUntil: askedAt })
  }
  return called
}

async function wantsRenewal({ pool }: RegisterParts, playerId: number, now: Date): Promise<boolean> {
  const kept = await findAnswer(pool, playerId)
  if (!kept) return true
  const { goodUntil, askedAt } = kept
  return goodUntil <= now && askedAt.getTime() + askAgainAfter <= now.getTime()
}
