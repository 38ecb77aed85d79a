import * as seals from '../seal.ts'

const purpose = 'payment detail'

/** Encrypts what only those who pay a withdrawal out may read. */
export const seal = (secret: string, text: string): string => seals.seal(secret, purpose, text)

/** Throws where the text was sealed with another secret or has been changed. */
export const unseal = (secret: string, sealed: string): string => seals.unseal(secret, purpose, sealed)
