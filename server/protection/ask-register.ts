import type { ProfileName } from '#contract/law/profile.ts'
import { personalNoPurpose } from '../auth/personal-no.ts'
import type { Parts } from '../parts.ts'
import { unseal } from '../seal.ts'
import { registerOf } from '../world/registers.ts'
import { findAnswer, findPerson, keepAnswer, type KnownPerson, type KeptAnswer } from './register.store.ts'

export type RegisterParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'registers' | 'log'>

/** Milliseconds before a register or file that did not answer about a player is asked about the same player again. */
export const askAgainAfter = 5_000

export interface Whose {
  law: ProfileName
  person: KnownPerson | null
  /** What players call the register; null: their country has none. */
  called: string | null
}

/**
 * Asks the register of the player's country, if there is one. One that does not answer is no error: the player is barred then.
 * @param when `renew`: only if no earlier answer may be used
 */
export async function askRegister(
  parts: RegisterParts,
  playerId: number,
  when: 'now' | 'renew',
): Promise<Whose> {
  const { pool, clock, env, registers, log } = parts
  const person = await findPerson(pool, playerId)
  const law = env.law.profileOf(person?.country ?? null).name
  const ofCountry = registerOf[law]
  if (!person || !ofCountry) return { law, person, called: null }
  const { name, called } = ofCountry
  const askedAt = clock()
  if (when === 'renew' && !(await wantsRenewal(parts, playerId, askedAt))) return { law, person, called }
  let said: Pick<KeptAnswer, 'answer' | 'goodUntil'> = { answer: 'no answer', goodUntil: askedAt }
  try {
    const register = registers.get(name)
    if (!register) throw new Error(`REGISTER_URL_${name.toUpperCase()} is not set`)
    const personalNo = unseal(env.secret, personalNoPurpose, person.personalNo)
    const answer = (await register.ask({ ...person, personalNo })) ? 'excluded' : 'clear'
    said = { answer, goodUntil: new Date(askedAt.getTime() + register.goodFor) }
  } catch (error) {
    log.error({ err: error, register: name }, 'an exclusion register did not answer')
  }
  await keepAnswer(pool, { ...said, playerId, register: name, askedAt, betsOnly: false })
  return { law, person, called }
}

export async function wantsRenewal(
  { pool }: Pick<Parts, 'pool'>,
  playerId: number,
  now: Date,
): Promise<boolean> {
  const kept = await findAnswer(pool, playerId)
  if (!kept) return true
  const { goodUntil, askedAt } = kept
  return goodUntil <= now && askedAt.getTime() + askAgainAfter <= now.getTime()
}
