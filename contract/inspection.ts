import * as z from 'zod/mini'

/** Between the running site and the charts that follow it, in development: @statelyai/inspect's own messages. */
export const inspectionChannel = 'inspection'

/** A site that has begun says so: whoever listens answers. */
export const begun = { type: 'site.begun' } as const

/** Who listens says so, and whatever runs already is told again; who no longer does says that. */
export const listenerSchema = z.object({
  type: z.enum(['listener.came', 'listener.left']),
  /** One of every page of charts. */
  listener: z.string(),
})
export type Listener = z.infer<typeof listenerSchema>

const event = z.looseObject({ type: z.string() })

const snapshot = z.looseObject({
  status: z._default(z.enum(['active', 'done', 'error', 'stopped']), 'active'),
  /** The state: a word, or words within words; absent where an actor is no statechart. */
  value: z.optional(z.unknown()),
})

/** Every message says of which actor it is, by the id that it has in its page. */
const about = { sessionId: z.string(), _version: z.string() }

export const inspectionSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('@xstate.actor'),
    ...about,
    /** The machine as JSON; of what is no machine, whatever there is. */
    definition: z.optional(z.string()),
    snapshot,
  }),
  z.looseObject({ type: z.literal('@xstate.event'), ...about, event }),
  z.looseObject({ type: z.literal('@xstate.snapshot'), ...about, event, snapshot }),
])

export type Inspection = z.infer<typeof inspectionSchema>
