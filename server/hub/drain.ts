import type { Clock } from './clock.ts'
import type { Registry } from './registry.ts'
import { CLOSE_TIMEOUT } from './transport.ts'

/**
 * Milliseconds. Clients reconnect as soon as they are closed, so the closes are spread. With CLOSE_TIMEOUT it stays below the ten seconds
 * after which a container is killed.
 */
export const DRAIN_SPREAD = 2_000

export interface Pace {
  clock: Clock
  random: () => number
  spread: number
}

/** Closes each connection at a random moment; those that are still open at the end are aborted. */
export async function drain(registry: Registry, { clock, random, spread }: Pace): Promise<void> {
  for (const connection of registry.all()) {
    const leave = () => connection.close({ allowReconnect: true })
    if (spread === 0) {
      leave()
      continue
    }
    const alarm = clock.after(random() * spread, leave)
    connection.onFinish(() => alarm.cancel())
  }
  const last = clock.after(spread + CLOSE_TIMEOUT, () => {
    for (const connection of registry.all()) connection.abort()
  })
  await registry.empty()
  last.cancel()
}
