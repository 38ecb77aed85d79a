import type { Parts } from '../parts.ts'
import { fileOf } from '../world/player-files.ts'
import { askAgainAfter, askRegister, wantsRenewal, type RegisterParts } from './ask-register.ts'
import { expectAnswer, expireAnswer, findPerson, keepAnswer, type KeptAnswer } from './register.store.ts'

export type ActivityParts = RegisterParts & Pick<Parts, 'playerFiles'>

/** Asks the register at sign-in; the file is asked before the first bet. Resolves with what players call the register. */
export async function askAtSignIn(parts: ActivityParts, playerId: number): Promise<string | null> {
  const { law, called } = await askRegister(parts, playerId, 'now')
  const file = fileOf[law]
  if (file !== undefined) await expectAnswer(parts.pool, playerId, file)
  return called
}

/**
 * Asks the register or the file of players before play, where no earlier answer may be used. The file keeps from then on that the player
 * plays here. No answer is no error: the player is barred then.
 */
export async function askBeforePlay(parts: ActivityParts, playerId: number): Promise<void> {
  const { pool, clock, playerFiles, log } = parts
  const { law, person } = await askRegister(parts, playerId, 'renew')
  const name = fileOf[law]
  const askedAt = clock()
  if (!person || name === undefined || !(await wantsRenewal(parts, playerId, askedAt))) return
  let said: Pick<KeptAnswer, 'answer' | 'goodUntil'> = { answer: 'no answer', goodUntil: askedAt }
  try {
    const activity = await fileNamed(playerFiles, name).begin(person)
    said =
      activity.active === 'here'
        ? { answer: 'clear', goodUntil: activity.until }
        : { answer: 'excluded', goodUntil: new Date(askedAt.getTime() + askAgainAfter) }
  } catch (error) {
    log.error({ err: error, file: name }, 'a file of players did not answer')
  }
  await keepAnswer(pool, { ...said, playerId, register: name, askedAt, betsOnly: true })
}

/** Tells the file that a player who is active here has signed out. If it does not hear of it, it forgets the player by itself. */
export async function leavePlay(
  { pool, playerFiles, log }: Pick<ActivityParts, 'pool' | 'playerFiles' | 'log'>,
  playerId: number,
  name: string,
): Promise<void> {
  try {
    const person = await findPerson(pool, playerId)
    if (person) await fileNamed(playerFiles, name).end(person)
  } catch (error) {
    log.error({ err: error, file: name }, 'a file of players did not hear that a player has left')
  }
  await expireAnswer(pool, playerId)
}

export function fileNamed(files: Parts['playerFiles'], name: string) {
  const file = files.get(name)
  if (!file) throw new Error(`PLAYER_FILE_URL_${name.toUpperCase()} is not set`)
  return file
}
