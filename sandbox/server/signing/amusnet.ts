/** The secret is `user:password`, or the password of the user `amusnet`. */
export function amusnetLogin(secret: string): { UserName: string; Password: string } {
  const colon = secret.indexOf(':')
  return colon < 0
    ? { UserName: 'amusnet', Password: secret }
    : { UserName: secret.slice(0, colon), Password: secret.slice(colon + 1) }
}
