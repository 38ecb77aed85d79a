/** Its text is sent to the client; the text of any other error is only logged, unless `detailedErrors` is set. */
export class HubError extends Error {
  override name = 'HubException'
}

export function describe(what: string, error: unknown, isDetailed: boolean): string {
  if (!(error instanceof Error)) return what
  return error instanceof HubError || isDetailed ? `${what} ${error.name}: ${error.message}` : what
}
