import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { frameOrigins } from './site/frame-origins.ts'
import { chatOrigins } from './world/live-chat.ts'

const directives = {
  'default-src': `'self'`,
  'script-src': `'self'`,
  'style-src': `'self'`,
  'img-src': `'self' data:`,
  'font-src': `'self'`,
  'connect-src': `'self'`,
  'object-src': `'none'`,
  'base-uri': `'none'`,
  'form-action': `'self'`,
  'frame-ancestors': `'none'`,
}

type Facing = Pick<Env, 'publicUrl' | 'games' | 'sports' | 'liveChat' | 'sandbox' | 'sandboxUrl'>

/** Nothing inline but what a document names by its digest, nothing foreign but the frames of games, sports and the live chat. */
export const contentSecurityPolicy = (env: Facing, inline = { script: '', style: '' }) =>
  Object.entries({
    ...directives,
    'script-src': `${directives['script-src']} ${inline.script}`.trim(),
    'style-src': `${directives['style-src']} ${inline.style}`.trim(),
    'frame-src': [`'self'`, ...frameOrigins(env), ...chatOrigins(env)].join(' '),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Seconds: two years. */
const strictTransportAge = 63_072_000

/** Without effect on scripts, styles and fonts of pages: half a kilobyte per file. */
export const ofDocuments = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/** Sent with every reply, `ofDocuments` not with parts of pages; HSTS only if players reach the site over HTTPS. */
export function securityHeaders(env: Facing): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(env),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(env.publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${strictTransportAge}`,
    }),
  }
}

export function secure(app: FastifyInstance, env: Facing): void {
  const fixed = securityHeaders(env)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(fixed)
  })
}
