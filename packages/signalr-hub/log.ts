/** The part of a pino logger that the hub uses. Tokens are never logged. */
export interface Log {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
}

export const silent: Log = { info: () => undefined, warn: () => undefined }
