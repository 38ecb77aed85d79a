import { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { say } from '../words/words.ts'
import { findOwner } from './owner.store.ts'

export type OwnerParts = Pick<Parts, 'write' | 'clock' | 'notify'>

type Happened = 'password changed' | 'password reset' | 'phone changed' | 'new device'

interface Letter {
  playerId: number
  title: string
  note: string
}

/** E-mails the owner: an intruder at the site does not have the mailbox. */
export async function writeToOwner(
  tx: Transaction,
  { write, clock }: Omit<OwnerParts, 'notify'>,
  { playerId, title, note }: Letter,
): Promise<void> {
  const { email, locale } = await findOwner(tx, playerId)
  const text = `${note}\n\n${say(locale, 'was it you', undefined)}`
  await write(tx, { to: email, subject: title, text, at: clock().getTime(), until: null })
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
