import type { Registration, Session } from '#contract/auth.ts'
import type { OutboxMessage } from '#server/world/outbox.store.ts'
import type { TestApp } from './app.ts'
import type { Caller, CallOptions } from './call.ts'

type Form = Omit<Registration, 'currencyId' | 'trialBonus'> & Partial<Registration>

export const newcomer: Form = {
  name: 'Ada',
  surname: 'Deniz',
  username: 'adadeniz',
  email: 'ada@example.test',
  password: 'lale-bahçesi',
  password2: 'lale-bahçesi',
  phone: '905551112233',
  PersonalNo: '12345678901',
  birthDateDay: '29',
  birthDateMonth: '02',
  birthDateYear: '1988',
  country: 235,
}

let others = 0

/** The form of somebody else, for a platform that tests share. */
export function anotherNewcomer(): Form {
  const username = `newcomer${++others}`
  const phone = String(905_560_000_000 + others)
  return { ...newcomer, username, email: `${username}@example.test`, phone }
}

/** Throws the message of the platform if it refuses. */
export async function signUp(app: Caller, form: Partial<Form> = {}, options?: CallOptions): Promise<Session> {
  const answer = await app.call('auth/register', { ...newcomer, ...form }, options)
  if (!answer.success) throw new Error(answer.message ?? 'refused')
  return answer.data
}

/** What was sent to a phone or mailbox, newest first. */
export async function messagesTo(app: TestApp, phone: string): Promise<string[]> {
  const reply = await fetch(`${app.url}/sandbox/outbox.json?to=${phone}`)
  const messages: Pick<OutboxMessage, 'body'>[] = await reply.json()
  return messages.map((message) => message.body)
}

export async function codeSentTo(app: TestApp, phone: string): Promise<string> {
  const [newest] = await messagesTo(app, phone)
  const code = /\b\d{6}\b/.exec(newest ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}
