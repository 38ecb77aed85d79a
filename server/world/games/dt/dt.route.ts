import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { GameCall } from '../../../seamless/game-call.ts'
import { isSigned, signatureHeader, timestampHeader } from '../../payment-provider.signature.ts'
import type { GameAdapter } from '../adapter.ts'
import { currency } from '../amount.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import {
  callOf,
  calls,
  done,
  errorOf,
  failed,
  priceOf,
  rollbackOf,
  seated,
  type CallOf,
} from './dt.format.ts'
import { jsonOf } from '../wire.ts'

/** The wallet for DT and the sportsbooks: our own format (docs/game-providers.md), signed like the reports of payment providers. */
export const dt =
  (provider: string): GameAdapter =>
  (parts) =>
  (app, _options, registered) => {
    const { wallet, secret, log, clock } = parts

    async function play(call: GameCall): Promise<Answer> {
      const taken = await wallet.play(call)
      if (taken.done) return done(taken.funds, taken.receipts[0])
      log.info({ id: call.id, refusal: taken.refusal }, 'a call of a game provider was refused')
      return failed(errorOf[taken.refusal], taken.funds, taken.limit)
    }

    async function authenticate({ token }: CallOf<'authenticate'>): Promise<Answer> {
      const seat = await wallet.authenticate(provider, token)
      return seat ? seated(seat) : failed('unknown player')
    }

    async function balance({ player: usercode, currency: given }: CallOf<'balance'>): Promise<Answer> {
      if (given !== currency) return failed('wrong currency')
      const funds = await wallet.balance(provider, { usercode })
      return funds ? done(funds) : failed('unknown player')
    }

    async function debit(said: CallOf<'debit'>): Promise<Answer> {
      const { token, transaction: id } = said
      const amount = priceOf(said)
      if (typeof amount !== 'number') return failed(amount)
      return play(callOf(provider, said, { token }, { kind: 'bet', id, amount }))
    }

    async function credit(said: CallOf<'credit'>): Promise<Answer> {
      const { player: usercode, transaction: id } = said
      const amount = priceOf(said)
      if (typeof amount !== 'number') return failed(amount)
      return play(callOf(provider, said, { usercode }, { kind: 'win', id, amount }))
    }

    function isTrusted(request: FastifyRequest): boolean {
      const { [timestampHeader]: timestamp, [signatureHeader]: signature } = request.headers
      if (typeof timestamp !== 'string' || typeof signature !== 'string') return false
      return isSigned(secret, { body: bodyOf(request), timestamp, signature }, clock())
    }

    function on<Call>(
      name: string,
      schema: z.ZodMiniType<Call>,
      take: (call: Call) => Promise<Answer>,
    ): void {
      async function answer(request: FastifyRequest): Promise<Answer> {
        if (!isTrusted(request)) {
          log.warn({ name }, 'a call of a game provider is not signed')
          return failed('not signed')
        }
        const parsed = schema.safeParse(jsonOf(bodyOf(request)))
        if (parsed.success) return take(parsed.data)
        log.warn({ name, issues: parsed.error.issues }, 'a call of a game provider was not understood')
        return failed('not understood')
      }
      app.post(`/${name}`, async (request, reply) => say(reply, await answer(request)))
    }

    answerFaults(app, log, (fault) => failed(fault))
    on('authenticate', calls.authenticate, authenticate)
    on('balance', calls.balance, balance)
    on('debit', calls.debit, debit)
    on('credit', calls.credit, credit)
    on('rollback', calls.rollback, (said) => play(rollbackOf(provider, said)))
    registered()
  }
