/** The user name if the secret is only a password. */
const usualUser = 'amusnet'

/** A secret is `user:password`, or a password alone. */
export function amusnetCredentials(secret: string): { user: string; password: string } {
  const [, user = usualUser, password = secret] = /^([^:]*):(.*)$/s.exec(secret) ?? []
  return { user, password }
}
