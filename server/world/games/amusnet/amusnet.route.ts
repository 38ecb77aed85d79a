import type * as z from 'zod/mini'
import type { GameAdapter } from '../adapter.ts'
import { amusnetCredentials } from './amusnet.credentials.ts'
import { calls, credentials, failed } from './amusnet.format.ts'
import { amusnetPlay } from './amusnet.play.ts'
import { readXml } from './amusnet.xml.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import { isSecret } from '../wire.ts'

const unnamed = 'Error'

/** The wallet of Amusnet (EGT Interactive): XML; the root names the call, each call holds user and password. */
export const amusnet: GameAdapter = (parts) => (app, _options, registered) => {
  const { secret, log } = parts
  const { user, password } = amusnetCredentials(secret)
  const expected = `${user}:${password}`
  const play = amusnetPlay(parts)
  const takes = new Map<string, (fields: unknown) => Promise<Answer>>()

  function on<Call>(name: string, schema: z.ZodMiniType<Call>, take: (call: Call) => Promise<Answer>): void {
    takes.set(name, async (fields) => {
      const { data: given } = credentials.safeParse(fields)
      if (!given || !isSecret(`${given.UserName}:${given.Password}`, expected)) {
        log.warn({ name }, 'a call of a game provider has other credentials')
        return failed(name, 'wrong credentials')
      }
      const parsed = schema.safeParse(fields)
      if (parsed.success) return take(parsed.data)
      log.warn({ name, issues: parsed.error.issues }, 'a call of a game provider was not understood')
      return failed(name, 'not understood')
    })
  }

  async function answer(body: string): Promise<Answer> {
    const read = readXml(body)
    const take = takes.get(read?.name.replace(/Request$/, '') ?? unnamed)
    if (read && take) return take(read.fields)
    log.warn('a call of a game provider was not understood')
    return failed(unnamed, 'not understood')
  }

  answerFaults(app, log, (fault) => failed(unnamed, fault))
  on('Auth', calls.Auth, play.Auth)
  on('GetPlayerBalance', calls.GetPlayerBalance, play.GetPlayerBalance)
  on('Withdraw', calls.Withdraw, play.Withdraw)
  on('Deposit', calls.Deposit, play.Deposit)
  on('WithdrawAndDeposit', calls.WithdrawAndDeposit, play.WithdrawAndDeposit)
  /** Some set an address for each call, some one for all: the body names the call. */
  for (const path of ['', 'Authenticate', ...takes.keys()])
    app.post(`/${path}`, async (request, reply) => say(reply, await answer(bodyOf(request))))
  registered()
}
