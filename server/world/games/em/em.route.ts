import type * as z from 'zod/mini'
import type { GameCall } from '../../../seamless/game-call.ts'
import type { GameAdapter } from '../adapter.ts'
import { currency } from '../amount.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import {
  callOf,
  calls,
  cancelOf,
  done,
  errorOf,
  failed,
  hashed,
  priceOf,
  seated,
  type CallOf,
} from './em.format.ts'
import { isEmHash } from './em.hash.ts'
import { jsonOf } from '../wire.ts'

const provider = 'em'

/** The wallet of EveryMatrix: JSON, one address per call, a hash of the call's name, the hour and the password. */
export const em: GameAdapter = (parts) => (app, _options, registered) => {
  const { wallet, secret, log, clock } = parts

  async function play(call: GameCall): Promise<Answer> {
    const taken = await wallet.play(call)
    if (taken.done) return done(taken.funds)
    log.info({ id: call.id, refusal: taken.refusal }, 'a call of a game provider was refused')
    return failed(errorOf[taken.refusal], taken.funds)
  }

  const move = (kind: 'bet' | 'win') => async (said: CallOf<'bet'> & Partial<CallOf<'win'>>) => {
    const price = priceOf(said)
    return typeof price === 'number' ? play(callOf(kind, said, price)) : failed(price)
  }

  async function authenticate({ LaunchToken: token }: CallOf<'authenticate'>): Promise<Answer> {
    const seat = await wallet.authenticate(provider, token)
    return seat ? seated(token, seat) : failed('TokenNotFound')
  }

  async function getBalance({ Token: token, Currency }: CallOf<'getBalance'>): Promise<Answer> {
    if (Currency !== currency) return failed('CurrencyDoesntMatch')
    const funds = await wallet.balance(provider, { token })
    return funds ? done(funds) : failed('TokenNotFound')
  }

  /** A launch token may come without a hash: it is itself a secret. */
  function isTrusted(name: string, said: unknown): boolean {
    const { data } = hashed.safeParse(said)
    return data ? isEmHash(secret, name, data.Hash, clock()) : name === 'Authenticate'
  }

  function on<Call>(name: string, schema: z.ZodMiniType<Call>, take: (call: Call) => Promise<Answer>): void {
    async function answer(said: unknown): Promise<Answer> {
      if (!isTrusted(name, said)) {
        log.warn({ name }, 'a call of a game provider is not signed')
        return failed('InvalidHash')
      }
      const parsed = schema.safeParse(said)
      if (parsed.success) return take(parsed.data)
      log.warn({ name, issues: parsed.error.issues }, 'a call of a game provider was not understood')
      return failed('UnknownError')
    }
    app.post(`/${name}`, async (request, reply) => say(reply, await answer(jsonOf(bodyOf(request)))))
  }

  answerFaults(app, log, () => failed('UnknownError'))
  on('Authenticate', calls.authenticate, authenticate)
  on('GetBalance', calls.getBalance, getBalance)
  on('Bet', calls.bet, move('bet'))
  on('Win', calls.win, move('win'))
  on('Cancel', calls.cancel, (said) => play(cancelOf(said)))
  registered()
}
