import { randomUUID } from 'node:crypto'
import type { ProfileName } from '#contract/law/profile.ts'
import type { LimitName } from '#contract/protection.ts'
import { amountKey } from '#contract/payment.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { refused, type Refusal } from '../reply.ts'
import { keyedHash } from '../seal.ts'
import type { FilePerson, JointAnswer } from '../world/player-file.ts'
import { fileOf } from '../world/player-files.ts'
import { fileNamed } from './ask-before-play.ts'
import type { Whose } from './ask-register.ts'
import { reachedToWire } from './limit.rules.ts'
import {
  dropJoint,
  findMonthlyLimit,
  keepJoint,
  keepLimitChanged,
  keepTold,
  listChangedLimits,
  listUntold,
  lockUntold,
  takeChangedLimit,
} from './joint-limit.store.ts'
import { findPerson } from './register.store.ts'

/** What counts over all operators: the gross deposits of a month. */
const joint = { kind: 'deposit', period: 'month' } as const satisfies LimitName

export const isJoint = ({ kind, period }: LimitName) => kind === joint.kind && period === joint.period

/** The player's deposits count in a joint limit. */
export interface Jointly {
  file: string
  person: FilePerson
}

/** Undefined: the law of the player's country knows no joint limit. */
export function jointlyBy({ law, person }: Pick<Whose, 'law' | 'person'>): Jointly | undefined {
  const file = fileOf[law]
  return file !== undefined && person ? { file, person } : undefined
}

interface JointDeposit {
  playerId: number
  /** Minor units. */
  amount: number
  requestId: string | undefined
}

/** Asks the file whether the deposit is within the joint limit; it then has this reference. Without an answer it is refused. */
export async function bookJointly(
  { pool, clock, env, playerFiles, log }: Pick<Parts, 'pool' | 'clock' | 'env' | 'playerFiles' | 'log'>,
  { file, person }: Jointly,
  deposit: JointDeposit,
): Promise<{ reference: string } | { refusal: Refusal }> {
  const { playerId, amount } = deposit
  const reference = referenceOf(env.secret, deposit)
  const own = await findMonthlyLimit(pool, playerId, clock())
  if (!own) throw new Error(`Player ${playerId} has no monthly limit`)
  const { limit, month, nextMonth } = own
  await keepJoint(pool, { reference, file, playerId, amount, month }, clock())
  let answer: JointAnswer
  try {
    answer = await fileNamed(playerFiles, file).book({ number: reference, person, month, amount, limit })
  } catch (error) {
    log.error({ err: error, file }, 'a file of players did not answer')
    return { refusal: jointLimitSilent }
  }
  if (answer.within) return { reference }
  await dropJoint(pool, reference)
  const availableAt = amount > answer.limit ? null : nextMonth.toISOString()
  const values = { limit: answer.limit, used: answer.used, availableAt }
  const reached = reachedToWire({ ...joint, ...values })
  return { refusal: refused('joint limit reached', { field: amountKey, values, reached }) }
}

export const jointLimitSilent = refused('joint limit silent', { field: amountKey })

/** The same request has the same number, so that the file counts it once; a UUID of version 8. */
function referenceOf(secret: string, { playerId, amount, requestId }: JointDeposit): string {
  if (requestId === undefined) return randomUUID()
  const hash = keyedHash(secret, 'joint deposit', JSON.stringify([playerId, amount, requestId])).toString(
    'hex',
  )
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Call it in the transaction that changes a limit of the player: the file hears of it after the commit. */
export async function tellLimitChanged(
  tx: Transaction,
  jobs: Parts['jobs'],
  { law, playerId, kind, period }: LimitName & { law: ProfileName; playerId: number },
): Promise<void> {
  if (fileOf[law] === undefined || !isJoint({ kind, period })) return
  await keepLimitChanged(tx, playerId)
  await jobs.add(tx, 'jointlimit', {})
}

/** Each keeps a connection of the upkeep waiting for the patience of the file. */
const mostWaits = 3

/** The file did not answer in time. */
const isSilence = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

type TellParts = Pick<Parts, 'pool' | 'clock' | 'playerFiles' | 'log'>

/**
 * Tells the files what they do not know yet: changed limits, deposits that came to nothing, and those that were paid after all. Each at
 * least once; resolves with how many. Rejects if one could not be told, once the others are. A file that is silent several times in a row is
 * left to the next run.
 */
export async function tellPlayerFiles(parts: TellParts): Promise<number> {
  const { pool, clock } = parts
  const players = await listChangedLimits(pool)
  const deposits = await listUntold(pool, clock())
  const works = [
    ...players.map(({ playerId, file }) => ({
      file,
      tell: (tx: Transaction) => tellLimit(tx, parts, playerId),
    })),
    ...deposits.map(({ reference, file }) => ({
      file,
      tell: (tx: Transaction) => tellDeposit(tx, parts, reference),
    })),
  ]
  const silences = new Map<string, number>()
  let told = 0
  const failures: unknown[] = []
  for (const { file, tell } of works) {
    const waits = silences.get(file) ?? 0
    if (waits >= mostWaits) continue
    try {
      await transaction(pool, tell)
      told++
      silences.delete(file)
    } catch (error) {
      failures.push(error)
      silences.set(file, isSilence(error) ? waits + 1 : 0)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${works.length - told} of ${works.length} could not be told`)
  return told
}

async function tellLimit(
  tx: Transaction,
  { clock, playerFiles }: TellParts,
  playerId: number,
): Promise<void> {
  const file = await takeChangedLimit(tx, playerId)
  const person = await findPerson(tx, playerId)
  if (file === null || !person) return
  const own = await findMonthlyLimit(tx, playerId, clock())
  await fileNamed(playerFiles, file).tellLimit(person, own?.limit ?? null)
}

/** The row is locked while the file is told: another node would tell it in another order. */
async function tellDeposit(
  tx: Transaction,
  { clock, playerFiles, log }: TellParts,
  reference: string,
): Promise<void> {
  const kept = await lockUntold(tx, reference, clock())
  const person = kept && (await findPerson(tx, kept.playerId))
  if (!kept || !person) return
  const { file, playerId, amount, month, counts } = kept
  if (counts) {
    const own = await findMonthlyLimit(tx, playerId, clock())
    const booked = { number: reference, person, month, amount, limit: own?.limit ?? amount }
    const answer = await fileNamed(playerFiles, file).book(booked)
    if (!answer.within) log.error({ reference }, 'a deposit was paid above the joint limit')
  } else await fileNamed(playerFiles, file).takeBack(reference)
  await keepTold(tx, reference, counts)
}
