import * as z from 'zod/mini'
import {
  ownSlips,
  placed,
  programme,
  type OwnSlips,
  type Part,
  type Placed,
  type Programme,
  type SlipRequest,
  type SportsBook,
} from '#sandbox/contract/sports.ts'

/** How long an answer is waited for; milliseconds. */
const patience = 15_000

/** The token is nobody's any more. */
export class NotKnown extends Error {}

interface Asked {
  token?: string
  body?: unknown
}

async function ask<Data>(
  path: string,
  data: z.ZodMiniType<Data>,
  { token, body }: Asked = {},
): Promise<Data> {
  const reply = await fetch(path, {
    signal: AbortSignal.timeout(patience),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (reply.status === 401) throw new NotKnown(path)
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`)
  return z.parse(data, await reply.json())
}

export const loadProgramme = (part: Part, language: string): Promise<Programme> =>
  ask(`/api/sports/programme?${new URLSearchParams({ part, language })}`, programme)

export const loadSlips = (book: SportsBook, token: string): Promise<OwnSlips> =>
  ask(`/api/sports/${book}/slips`, ownSlips, { token })

export const placeSlip = (book: SportsBook, token: string, slip: SlipRequest): Promise<Placed> =>
  ask(`/api/sports/${book}/slips`, placed, { token, body: slip })
