import * as z from 'zod/mini'

/** BroadcastChannel between the site and the charts in development; it carries @statelyai/inspect's messages. */
export const inspectionChannel = 'inspection'

/** A site has started: listeners answer. */
export const begun = { type: 'site.begun' } as const

/** A page of charts announces itself, and is sent whatever runs already; it also says when it leaves. */
export const listenerSchema = z.object({
  type: z.enum(['listener.came', 'listener.left']),
  listener: z.string(),
})
export type Listener = z.infer<typeof listenerSchema>

const event = z.looseObject({ type: z.string() })

const snapshot = z.looseObject({
  status: z._default(z.enum(['active', 'done', 'error', 'stopped']), 'active'),
  /** A string, or nested objects; absent when the actor is no statechart. */
  value: z.optional(z.unknown()),
})

/** `sessionId` is the actor's id within its page. */
const about = { sessionId: z.string(), _version: z.string() }

export const inspectionSchema = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('@xstate.actor'),
    ...about,
    /** A machine as JSON; any string for other actors. */
    definition: z.optional(z.string()),
    snapshot,
  }),
  z.looseObject({ type: z.literal('@xstate.event'), ...about, event }),
  z.looseObject({ type: z.literal('@xstate.snapshot'), ...about, event, snapshot }),
])

export type Inspection = z.infer<typeof inspectionSchema>
