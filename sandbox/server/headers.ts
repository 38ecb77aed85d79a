import type { SandboxEnv } from './env.ts'

/** Its games stand in a frame without an origin, which a policy has no name for. */
const inNoOrigin = /^\/play\/softgamings\//

/** Of every reply of the sandbox: only the platform may frame its pages. */
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
