import { createPublicKey, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { GameAdapter, KeyFinder } from '../adapter.ts'
import { answerFaults, bodyOf, say, type Answer } from '../answer.ts'
import { answer, calls, isSigned, malformed, numberOf, signatureHeader } from './hub88.format.ts'
import { hub88Play } from './hub88.play.ts'
import { jsonOf } from '../wire.ts'

export const hub88: GameAdapter<KeyFinder> = (parts) => (app, _options, registered) => {
  const { log, secret } = parts
  let key: Promise<KeyObject> | undefined
  const { info, balance, bet, win, rollback } = hub88Play(parts)

  async function taken<Call>(
    request: FastifyRequest,
    schema: z.ZodMiniType<Call>,
    take: (call: Call) => Promise<Answer>,
  ): Promise<Answer> {
    const { url } = request
    const body = bodyOf(request)
    key ??= secret().then((pem) => createPublicKey(pem))
    if (!isSigned(await key, body, String(request.headers[signatureHeader] ?? ''))) {
      log.warn({ url }, 'a call of a game provider is not signed')
      return answer('RS_ERROR_INVALID_SIGNATURE', undefined)
    }
    const content = jsonOf(body)
    const parsed = schema.safeParse(content)
    if (parsed.success) return take(parsed.data)
    log.warn({ url, issues: parsed.error.issues }, 'a call of a game provider was not understood')
    return answer(malformed(content, parsed.error), numberOf(content))
  }

  function on<Call>(path: string, schema: z.ZodMiniType<Call>, take: (call: Call) => Promise<Answer>): void {
    app.post(path, async (request, reply) => say(reply, await taken(request, schema, take)))
  }

  answerFaults(app, log, (fault, request) => {
    const status = fault === 'internal error' ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_WRONG_SYNTAX'
    return answer(status, numberOf(jsonOf(bodyOf(request))))
  })
  on('/user/info', calls.info, info)
  on('/user/balance', calls.balance, balance)
  on('/transaction/bet', calls.bet, bet)
  on('/transaction/win', calls.win, win)
  on('/transaction/rollback', calls.rollback, rollback)
  registered()
}
