import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** Id of a call, round, game or player: printable ASCII, at most 255 characters. */
export const wireId = z.string().check(z.maxLength(255), z.regex(/^[\x21-\x7e]+$/))

export interface Answer {
  status: number
  type: string
  body: string
}

export const json = (content: unknown): Answer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(content),
})

export const say = (reply: FastifyReply, { status, type, body }: Answer) =>
  reply.status(status).type(type).header('cache-control', 'no-store').send(body)

/** Undefined if it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Leaves bodies as text: signatures cover the bytes. */
export function takeText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** Empty if there is none. */
export const textOf = ({ body }: Pick<FastifyRequest, 'body'>) => (typeof body === 'string' ? body : '')

/** 1250 minor units are '12.50'. */
export const decimalOf = (minor: number): string => (minor / 100).toFixed(2)

/** Where the platform calls a provider for its games, and where a provider calls the platform's wallet. */
export const launchPath = (provider: string) => `/api/launch/${provider}`
export const walletPath = (provider: string) => `/api/games/${provider}`
