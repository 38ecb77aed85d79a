import type { LaunchRequest } from './launch.ts'

/** Characters; a reply is an address, or HTML of a few kilobytes. */
const longestAnswer = 256 * 1024

type Asked =
  | { text: string }
  | {
      fault: 'launch too slow' | 'launch refused' | 'launch not understood'
      told: string
    }

/** Never rejects; follows no redirect. @param patience milliseconds for the whole reply */
export async function askProvider(
  base: string,
  { path, headers, body }: LaunchRequest,
  patience: number,
): Promise<Asked> {
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal,
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return { fault: 'launch not understood', told: `status ${response.status}` }
    }
    return await textOf(response)
  } catch (error) {
    if (signal.aborted) return { fault: 'launch too slow', told: `no answer in ${patience} ms` }
    return { fault: 'launch refused', told: error instanceof Error ? causeOf(error) : 'no connection' }
  }
}

async function textOf({ body }: Response): Promise<Asked> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longestAnswer) return { fault: 'launch not understood', told: 'an endless answer' }
  }
  return { text }
}

const causeOf = ({ message, cause }: Error) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : message
