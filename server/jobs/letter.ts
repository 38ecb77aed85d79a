import * as z from 'zod/mini'
import type { Env } from '../env.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { seal, unseal } from '../seal.ts'
import type { Mail } from '../world/mail.ts'
import type { Works } from './jobs.ts'

const sealedAs = 'letter'

/** Milliseconds since 1970 where it is a time. */
const letter = z.object({
  /** Null: it is sent to nobody, and takes as long. */
  to: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  at: z.number(),
  /** After it the letter is of no use. */
  until: z.nullable(z.number()),
})

/** Sends an e-mail after the commit, retried until the mail server takes it. */
export type Write = (tx: Transaction, posted: z.infer<typeof letter>) => Promise<void>

export const createWrite =
  ({ jobs, env }: Pick<Parts, 'jobs'> & { env: Pick<Env, 'secret'> }): Write =>
  (tx, posted) =>
    jobs.add(tx, 'letter', { sealed: seal(env.secret, sealedAs, JSON.stringify(posted)) })

type Secrets = Pick<Env, 'secret' | 'secretBefore'>

function opened({ secret, secretBefore }: Secrets, sealed: string): string {
  try {
    return unseal(secret, sealedAs, sealed)
  } catch (error) {
    if (secretBefore === undefined) throw error
    return unseal(secretBefore, sealedAs, sealed)
  }
}

export const sendLetter =
  ({ mail, env, clock }: Pick<Parts, 'clock'> & { mail: Mail; env: Secrets }): Works['letter'] =>
  async ({ sealed }) => {
    const { to, subject, text, at, until } = letter.parse(JSON.parse(opened(env, sealed)))
    const isLate = until !== null && clock().getTime() > until
    if (to !== null && !isLate) await mail.send({ to, subject, text, at: new Date(at) })
  }
