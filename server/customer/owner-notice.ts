import { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { say } from '../words/words.ts'
import { findOwner } from './owner.store.ts'

export type WritingParts = Pick<Parts, 'mail' | 'afterAnswer' | 'clock'>

export type OwnerParts = WritingParts & Pick<Parts, 'notify'>

type Happened = 'password changed' | 'password reset' | 'phone changed' | 'new device'

interface Letter {
  playerId: number
  title: string
  note: string
}

/** E-mails the owner after the commit: an intruder at the site does not have the mailbox. */
export async function writeToOwner(
  tx: Transaction,
  { mail, afterAnswer, clock }: WritingParts,
  { playerId, title, note }: Letter,
): Promise<void> {
  const { email, locale } = await findOwner(tx, playerId)
  const text = `${note}\n\n${say(locale, 'was it you', undefined)}`
  const letter = { to: email, subject: title, text, at: clock() }
  tx.afterCommit(async () =>
    afterAnswer(() => mail.send(letter), 'a letter to the owner of an account did not go out'),
  )
}

export async function tellOwner(
  tx: Transaction,
  parts: OwnerParts,
  { playerId, happened }: { playerId: number; happened: Happened },
): Promise<void> {
  const { locale } = await findOwner(tx, playerId)
  const title = say(locale, `${happened} title`, undefined)
  const note = say(locale, `${happened} note`, undefined)
  await parts.notify(tx, { playerId, type: notificationType.System, title, note })
  await writeToOwner(tx, parts, { playerId, title, note })
}
