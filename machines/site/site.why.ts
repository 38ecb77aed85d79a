import { failureOf } from '../failure.ts'

/** Shows why a flow failed, or its code did not load. */
export const sayWhy = {
  type: 'show the failure' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
}
