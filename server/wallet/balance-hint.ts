import { noticeChannel, writeNotice } from '../hub/relay.ts'
import type { Parts } from '../parts.ts'

/** Tells the player's connections that the balance has changed; the balance itself is always asked for. To be called after the commit. */
export const publishBalance = (bus: Parts['bus'], playerId: number) =>
  bus.publish(noticeChannel, writeNotice({ playerId, cmd: 'Balance', id: null }))
