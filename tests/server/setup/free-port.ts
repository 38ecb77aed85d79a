import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above 10080, which browsers and `fetch` refuse, and below the ephemeral ports: the system could give one of those
 * to a connection between its choice and its use.
 */
const lowest = 10_081
const perProcess = 64
const processes = 340

const first = lowest + (process.pid % processes) * perProcess
let given = randomInt(perProcess)

/** A free port of 127.0.0.1; processes that run at the same time use different ranges. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < perProcess; tries++) {
    const port = first + (given++ % perProcess)
    if (await isFree(port)) return port
  }
  throw new Error(`All ports from ${first} to ${first + perProcess - 1} are taken`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
