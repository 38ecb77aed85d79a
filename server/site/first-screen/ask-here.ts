import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { AskHere } from '#contract/first-screen.ts'
import { calls } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { envelopeOf } from '../../reply.ts'
import type { Handlers } from '../../serve.ts'

const asked: Partial<Record<string, Call>> = calls

/** Answers public calls in-process, as to a visitor. */
export function askHere(routes: Handlers, locale: Locale, log: FastifyBaseLogger): AskHere {
  return async (name, request) => {
    const call = asked[name]
    const handler = routes[name]
    if (!handler || call?.auth !== 'anyone') return null
    const reply = await handler({
      body: call.request.parse(request),
      player: null,
      locale,
      language: locale,
      requestId: undefined,
      fingerprint: undefined,
      address: '',
      network: '',
      browser: undefined,
      device: '',
      log,
    })
    if (!reply.success) return null
    const { message = null } = envelopeOf(reply, locale)
    return { message: message || null, data: call.data.parse(reply.data) }
  }
}
