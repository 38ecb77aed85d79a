import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'

/** A backslash and an n stand for a line break: some variables take one line only. */
const pemOf = (text: string) => text.replaceAll(String.raw`\n`, '\n')

const rsaKey = (read: (pem: string) => KeyObject, error: string) =>
  z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => {
          try {
            return read(pemOf(text)).asymmetricKeyType === 'rsa'
          } catch {
            return false
          }
        }, error),
      ),
      z.transform(pemOf),
    ),
  )

export const hub88Variables = {
  HUB88_PUBLIC_KEY: rsaKey(createPublicKey, 'is not an RSA public key in PEM'),
  HUB88_PRIVATE_KEY: rsaKey(createPrivateKey, 'is not an RSA private key in PEM'),
}

/** PEM. */
export interface Hub88Given {
  /** Verifies its calls. */
  publicKey: string | undefined
  /** Ours, signs our launches. */
  privateKey: string | undefined
}
