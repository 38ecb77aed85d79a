import * as z from 'zod/mini'

/** Longer than the sandbox waits for the wallet; milliseconds. */
const patience = 20_000

/** The token is nobody's any more. */
export class NotKnown extends Error {}

interface Asked {
  token?: string
  body?: unknown
  method?: 'POST' | 'PUT'
}

/** Rejects where nobody has answered, or otherwise than the schema says. */
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
