import { sign, verify } from 'node:crypto'

export const hub88Header = 'x-hub88-signature'

/** RSA with SHA-256 over the body. @param key private, as PEM */
export const hub88Signature = (key: string, body: string): string =>
  sign('sha256', Buffer.from(body), key).toString('base64')

/** @param key public, as PEM */
export const isHub88Signed = (key: string, body: string, signature: string): boolean =>
  verify('sha256', Buffer.from(body), key, Buffer.from(signature, 'base64'))
