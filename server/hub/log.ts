/** What the hub needs of a pino logger. Tokens never reach it. */
export interface HubLog {
  debug(facts: object, sentence: string): void
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
}
