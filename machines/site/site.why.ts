import { failureOf } from '../failure.ts'

/** What a flow of the site, or its code, ended with. */
export const sayWhy = {
  type: 'show the failure' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
}
