import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { GameAdapter } from '../adapter.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import { answer, calls, formOf, isSigned } from './pragmatic.format.ts'
import { pragmaticPlay } from './pragmatic.play.ts'

export const pragmatic: GameAdapter = (parts) => (app, _options, registered) => {
  const { log, secret } = parts
  const play = pragmaticPlay(parts)

  async function taken<Call>(
    request: FastifyRequest,
    schema: z.ZodMiniType<Call>,
    take: (call: Call) => Promise<Answer>,
  ): Promise<Answer> {
    const { url } = request
    const form = formOf(bodyOf(request))
    if (!form || !isSigned(form, secret)) {
      log.warn({ url }, 'a call of a game provider is not signed')
      return answer(form ? 5 : 7)
    }
    const parsed = schema.safeParse(form)
    if (parsed.success) return take(parsed.data)
    log.warn({ url, issues: parsed.error.issues }, 'a call of a game provider was not understood')
    return answer(7)
  }

  function on<Call>(name: string, schema: z.ZodMiniType<Call>, take: (call: Call) => Promise<Answer>): void {
    app.post(`/${name}.html`, async (request, reply) => say(reply, await taken(request, schema, take)))
  }

  answerFaults(app, log, (fault) => answer(fault === 'internal error' ? 100 : 7))
  on('authenticate', calls.authenticate, play.authenticate)
  on('balance', calls.balance, play.balance)
  on('bet', calls.bet, play.bet)
  on('result', calls.result, play.result)
  on('bonusWin', calls.bonusWin, play.bonusWin)
  on('jackpotWin', calls.jackpotWin, play.jackpotWin)
  on('promoWin', calls.promoWin, play.promoWin)
  on('endRound', calls.endRound, play.endRound)
  on('refund', calls.refund, play.refund)
  on('adjustment', calls.adjustment, play.adjustment)
  registered()
}
