import * as z from 'zod/mini'

/** Milliseconds; must be longer than the sandbox's time-out for the wallet. */
const patience = 20_000

/** 401: the token is unknown or its session has ended. */
export class NotKnown extends Error {}

interface Asked {
  token?: string
  body?: unknown
  method?: 'POST' | 'PUT'
}

/** Rejects without an answer, or if it does not match the schema. */
export async function ask<Data>(
  path: string,
  schema: z.ZodMiniType<Data>,
  { token, body, method = 'POST' }: Asked = {},
): Promise<Data> {
  const reply = await fetch(path, {
    signal: AbortSignal.timeout(patience),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method, body: JSON.stringify(body) }),
  })
  if (reply.status === 401) throw new NotKnown(path)
  return z.parse(schema, await reply.json())
}
