import { sendNotice } from '../hub/relay.ts'
import type { Parts } from '../parts.ts'

/** A hint: clients refetch the balance. Call it after the commit. */
export const publishBalance = (bus: Parts['bus'], playerId: number) =>
  sendNotice(bus, { playerId, cmd: 'Balance', id: null })
