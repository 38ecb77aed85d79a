import type { Env } from '../env.ts'

/** Of every reply of the sandbox: only the platform may frame its pages. */
export const sandboxHeaders = ({ publicUrl }: Pick<Env, 'publicUrl'>): Record<string, string> => ({
  'content-security-policy': [
    `default-src 'self'`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${new URL(publicUrl).origin}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})
