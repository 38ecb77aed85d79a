import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Place } from './places.ts'
import type { Register, RegisteredPerson } from './register.ts'

/** Milliseconds that the register may take. */
const patience = 3_000
/** Milliseconds between two requests: it takes one a second over five minutes. */
const pause = 1_000
/** Of one request. */
export const gamstopLimits = { people: 1_000, bytes: 256 * 1024 }
const minute = 60_000

const answers = z.enum(['Y', 'N', 'P'])
const batchAnswer = z.array(z.object({ correlationId: z.string(), exclusion: answers }))

/** Registration asks for no postcode; the register compares what it is given. */
const fieldsOf = ({ name, surname, birthDate, email, phone }: RegisteredPerson) => ({
  firstName: name,
  lastName: surname,
  dateOfBirth: birthDate,
  email,
  postcode: '',
  mobile: phone,
})

interface Waiting {
  person: RegisteredPerson
  answered: PromiseWithResolvers<boolean>
}

/** As many as fit into one request, from the front. */
export function nextBatch<T extends { person: RegisteredPerson }>(waiting: readonly T[]): T[] {
  const batch: T[] = []
  let bytes = 2
  for (const each of waiting.slice(0, gamstopLimits.people)) {
    bytes += Buffer.byteLength(bodyOf([each.person]))
    if (bytes > gamstopLimits.bytes) break
    batch.push(each)
  }
  return batch
}

const bodyOf = (people: readonly RegisteredPerson[]) =>
  JSON.stringify(people.map((person, index) => ({ correlationId: String(index), ...fieldsOf(person) })))

/** Great Britain. Those who ask within a second are asked about together. P: was excluded and is not any more. */
export function gamstop({ url, secret }: Place): Register {
  const waiting: Waiting[] = []
  let sending = false

  async function send(path: string, type: string, body: string): Promise<Response> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': type, 'x-api-key': secret },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw new Error(`GamStop answered ${answer.status}`)
  }

  async function askOne(person: RegisteredPerson): Promise<boolean> {
    const form = new URLSearchParams(fieldsOf(person)).toString()
    const answer = await send('/v2', 'application/x-www-form-urlencoded', form)
    await answer.body?.cancel()
    return answers.parse(answer.headers.get('x-exclusion')) === 'Y'
  }

  async function askAll(people: readonly RegisteredPerson[]): Promise<boolean[]> {
    const answer = await send('/batch/v2', 'application/json', bodyOf(people))
    const found = new Map(
      batchAnswer.parse(await answer.json()).map((each) => [each.correlationId, each.exclusion]),
    )
    return people.map((_, index) => answers.parse(found.get(String(index))) === 'Y')
  }

  async function work(): Promise<void> {
    sending = true
    while (waiting.length > 0) {
      const pausing = delay(pause, undefined, { ref: false })
      const batch = waiting.splice(0, nextBatch(waiting).length)
      const [first, ...others] = batch
      try {
        const excluded =
          first && others.length === 0
            ? [await askOne(first.person)]
            : await askAll(batch.map(({ person }) => person))
        for (const [index, { answered }] of batch.entries()) answered.resolve(excluded[index] ?? true)
      } catch (error) {
        for (const { answered } of batch) answered.reject(error)
      }
      await pausing
    }
    sending = false
  }

  return {
    goodFor: 15 * minute,
    ask(person) {
      const answered = Promise.withResolvers<boolean>()
      waiting.push({ person, answered })
      if (!sending) void work()
      return answered.promise
    },
  }
}
