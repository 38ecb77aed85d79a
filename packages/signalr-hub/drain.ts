import type { Caller } from './caller.ts'
import type { Surroundings } from './connection.ts'
import type { Peer, Registry } from './registry.ts'

export interface Pace {
  random: () => number
  /** Milliseconds. */
  spread: number
}

/** Lets each connection leave at a random moment; those that are still open at the end are aborted. */
export async function drain<C extends Caller, P extends Peer<C>>(
  registry: Registry<C, P>,
  { clock, timeouts }: Surroundings,
  { random, spread }: Pace,
  leave: (peer: P) => void,
): Promise<void> {
  for (const peer of registry.all()) {
    if (spread === 0) {
      leave(peer)
      continue
    }
    const alarm = clock.after(random() * spread, () => leave(peer))
    peer.connection.onFinish(() => alarm.cancel())
  }
  const last = clock.after(spread + timeouts.close, () => {
    for (const { connection } of registry.all()) connection.abort()
  })
  await registry.empty()
  last.cancel()
}
