/** The part of a pino logger that the hub uses. Tokens are never logged. */
export interface HubLog {
  debug(facts: object, sentence: string): void
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
}
