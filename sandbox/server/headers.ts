import type { SandboxEnv } from './env.ts'

/** SoftGamings games run in a sandboxed frame with an opaque origin, which frame-ancestors cannot name. */
const inNoOrigin = /^\/play\/softgamings\//

/** Headers of every reply: only the platform may frame the pages. */
export function sandboxHeaders(
  { publicUrl }: Pick<SandboxEnv, 'publicUrl'>,
  path: string,
): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(inNoOrigin.test(path) ? [] : [`frame-ancestors ${new URL(publicUrl).origin}`]),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}
