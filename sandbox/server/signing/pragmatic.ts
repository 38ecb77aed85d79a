import { createHash } from 'node:crypto'
import { same } from './same.ts'

/** MD5 over `name=value` of each parameter but the hash, sorted by name and joined with `&`, and the secret. */
export function pragmaticHash(parameters: URLSearchParams, secret: string): string {
  const signed = new URLSearchParams(parameters)
  signed.delete('hash')
  signed.sort()
  const text = Array.from(signed, (pair) => pair.join('=')).join('&')
  return createHash('md5').update(`${text}${secret}`).digest('hex')
}

export const isPragmaticSigned = (parameters: URLSearchParams, secret: string): boolean =>
  same(parameters.get('hash') ?? '', pragmaticHash(parameters, secret))
