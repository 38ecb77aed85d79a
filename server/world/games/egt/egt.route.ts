import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { GameCall } from '../../../seamless/game-call.ts'
import type { GameAdapter } from '../adapter.ts'
import { currency } from '../amount.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import { checksumFieldsHeader, checksumHeader, isEgtSigned } from './egt.checksum.ts'
import {
  balanceSaid,
  calls,
  done,
  errorOf,
  failed,
  priceOf,
  reversalOf,
  signed,
  transferOf,
  type CallOf,
} from './egt.format.ts'
import { jsonOf } from '../wire.ts'

const provider = 'egt'

/** The wallet of EGT Digital: JSON, one address per call, a checksum over the fields that a header lists. */
export const egt: GameAdapter = (parts) => (app, _options, registered) => {
  const { wallet, secret, log } = parts

  async function play(call: GameCall, amount?: number): Promise<Answer> {
    const taken = await wallet.play(call)
    if (taken.done) return done(taken.funds, taken.receipts[0], amount)
    log.info({ id: call.id, refusal: taken.refusal }, 'a call of a game provider was refused')
    return failed(errorOf[taken.refusal], taken.funds)
  }

  const transfer = (kind: 'bet' | 'win') => async (said: CallOf<'withdraw'>) => {
    const price = priceOf(said)
    return typeof price === 'number' ? play(transferOf(kind, said, price), price) : failed(price)
  }

  async function authenticate({ defenceCode, playerId }: CallOf<'authenticate'>): Promise<Answer> {
    const seat = await wallet.authenticate(provider, defenceCode)
    if (!seat) return failed('ERR_INVALID_TOKEN')
    return seat.usercode === playerId ? balanceSaid(seat.funds) : failed('ERR_INVALID_PLAYER_ID')
  }

  async function balance({ playerId: usercode, currency: given }: CallOf<'balance'>): Promise<Answer> {
    if (given !== currency) return failed('ERR_INVALID_ACCOUNT')
    const funds = await wallet.balance(provider, { usercode })
    return funds ? balanceSaid(funds) : failed('ERR_INVALID_PLAYER_ID')
  }

  function isTrusted({ headers }: FastifyRequest, said: unknown, needed: readonly string[]): boolean {
    if (typeof said !== 'object' || said === null) return false
    const { [checksumHeader]: checksum, [checksumFieldsHeader]: fields } = headers
    return isEgtSigned(secret, { ...said }, { checksum, fields }, needed)
  }

  function on<Call>(
    path: string,
    schema: z.ZodMiniType<Call>,
    needed: readonly string[],
    take: (call: Call) => Promise<Answer>,
  ): void {
    async function answer(request: FastifyRequest): Promise<Answer> {
      const said = jsonOf(bodyOf(request))
      if (!isTrusted(request, said, needed)) {
        log.warn({ path }, 'a call of a game provider is not signed')
        return failed('ERR_INTEGRITY_CHECK_FAILED')
      }
      const parsed = schema.safeParse(said)
      if (parsed.success) return take(parsed.data)
      log.warn({ path, issues: parsed.error.issues }, 'a call of a game provider was not understood')
      return failed('ERR_UNKNOWN')
    }
    app.post(path, async (request, reply) => say(reply, await answer(request)))
  }

  answerFaults(app, log, () => failed('ERR_UNKNOWN'))
  on('/authenticate', calls.authenticate, signed.authenticate, authenticate)
  on('/balance', calls.balance, signed.balance, balance)
  on('/withdraw', calls.withdraw, signed.withdraw, transfer('bet'))
  on('/deposit', calls.deposit, signed.deposit, transfer('win'))
  on('/reverse/withdraw', calls.reverse, signed.reverse, (said) => play(reversalOf(said)))
  registered()
}
