import type { ExclusionForm, TimeOutForm } from '#contract/protection-breaks.ts'
import { hashPassword } from '#server/auth/password.ts'
import type { TestApp } from './app.ts'
import type { Caller } from './call.ts'
import { signedIn, type TestPlayer } from './player.ts'

export const password = 'lale-bahçesi'
const hashed = hashPassword(password)

/** A player as `signedIn` makes it who can type a password. @param country ISO code */
export async function playerWithPassword(
  app: Pick<TestApp, 'pool' | 'clock'>,
  { cash = 0, country = 'TR', personalNo }: { cash?: number; country?: string; personalNo?: string } = {},
): Promise<TestPlayer & { username: string; email: string }> {
  const player = await signedIn(app, cash, personalNo)
  const { rows } = await app.pool.query<{ username: string; email: string }>(
    `update players set password = $2, country_id = (select id from countries where code = $3)
      where id = $1 returning username, email`,
    [player.id, await hashed, country],
  )
  const [row] = rows
  if (!row) throw new Error('no player')
  return { ...player, ...row }
}

export const logsIn = (app: Caller, { username }: { username: string }, locale = 'en') =>
  app.call('auth/login', { username, password }, { locale })

type Whose = Pick<TestPlayer, 'token'>

export const pauses = (app: Caller, { token }: Whose, hours: TimeOutForm['hours']) =>
  app.call('protection/timeout', { hours }, { token, locale: 'en' })

export const panics = (app: Caller, { token }: Whose) =>
  app.call('protection/panic', {}, { token, locale: 'en' })

export const excludes = (app: Caller, { token }: Whose, length: ExclusionForm['length'], typed = password) =>
  app.call('protection/exclude', { length, password: typed }, { token, locale: 'en' })

export const standing = async (app: Caller, { token }: Whose) =>
  (await app.call('protection/standing', {}, { token })).data

export const asksTheRegister = async (app: Caller, { token }: Whose) =>
  (await app.call('protection/register', {}, { token })).data.register
