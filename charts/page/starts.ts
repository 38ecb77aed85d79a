import type { FlowName } from '#machines/flows.ts'
import { walked } from '../flows/flows.ts'
import type { Start } from 'statechart-walk'

/** JSON, which the address of a simulation is made of, loses the message of an Error. */
const withMessages = (_key: string, value: unknown) =>
  value instanceof Error ? { message: value.message } : value

/** Starts of a simulation and their example events: those of the written cases. */
export const starts: Readonly<Record<FlowName, readonly Start[]>> = JSON.parse(
  JSON.stringify(
    Object.fromEntries(Object.entries(walked).map(([flow, each]) => [flow, each.starts])),
    withMessages,
  ),
)
