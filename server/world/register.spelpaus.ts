import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Place } from './places.ts'
import type { Register } from './register.ts'

/** Milliseconds that the register may take. */
const patience = 3_000
/** It is asked when somebody signs in, which here lasts for many days: once in each of them. */
const goodFor = 24 * 60 * 60_000

const blockingInfo = z.object({ isBlocked: z.boolean(), requestId: z.string() })

/** Sweden. @param place its secret is the actor's id and its key, with a colon between them */
export function spelpaus({ url, secret }: Place): Register {
  const [actor = '', key = ''] = secret.split(/:(.*)/s)
  return {
    goodFor,
    async ask({ personalNo }) {
      const requestId = randomUUID()
      const answer = await fetch(`${url}/api/blocking-info/${encodeURIComponent(actor)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: key },
        body: JSON.stringify({ requestId, subjectId: personalNo }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`Spelpaus answered ${answer.status}`)
      }
      const said = blockingInfo.parse(await answer.json())
      if (said.requestId !== requestId) throw new Error('Spelpaus answered another request')
      return said.isBlocked
    },
  }
}
