import * as z from 'zod/mini'
import type { Place } from './places.ts'
import type { Activity, FilePerson, PlayerFile } from './player-file.ts'

/** What amounts are in. */
const currency = 'TRY'

const amount = z.int().check(z.minimum(0))
const jointAnswer = z.object({ within: z.boolean(), limit: amount, used: amount })
const activity = z.discriminatedUnion('active', [
  z.object({ active: z.literal('here'), until: z.iso.datetime() }),
  z.object({ active: z.literal('elsewhere') }),
])
const done = z.object({ done: z.literal(true) })

/** No more of a player leaves the platform. */
const known = ({ name, surname, birthDate }: FilePerson) => ({ name, surname, birthDate })

/** Germany. The paths and bodies are ours: those of the authority are not public. @param patience milliseconds that the file may take */
export function lugas({ url, secret }: Place, patience = 3_000): PlayerFile {
  async function ask<Schema extends z.ZodMiniType>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (answer.ok) return schema.parse(await answer.json())
    await answer.body?.cancel()
    throw new Error(`LUGAS answered ${answer.status}`)
  }

  return {
    book: ({ person, ...deposit }) =>
      ask('/deposits', { ...deposit, person: known(person), currency }, jointAnswer),
    async takeBack(number) {
      await ask('/deposits/taken-back', { number }, done)
    },
    async tellLimit(person, limit) {
      await ask('/limits', { person: known(person), limit, currency }, done)
    },
    async begin(person): Promise<Activity> {
      const said = await ask('/activity/begun', { person: known(person) }, activity)
      return said.active === 'here' ? { active: 'here', until: new Date(said.until) } : said
    },
    async end(person) {
      await ask('/activity/ended', { person: known(person) }, done)
    },
  }
}
