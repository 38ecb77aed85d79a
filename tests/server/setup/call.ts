import { envelope, headers, type Call, type DataOf, type Envelope } from '#contract/call.ts'
import { calls, type CallName, type Calls } from '#contract/index.ts'
import type * as z from 'zod/mini'

export interface CallOptions {
  token?: string
  fingerprint?: string
  locale?: string
  requestId?: string
  /** Added to the headers above; the same name wins over them. */
  headers?: Record<string, string>
}

export interface Answer<Data> extends Omit<Envelope, 'data'> {
  status: number
  headers: Headers
  /** The data of the contract if `success`; otherwise the data of the refusal. */
  data: Data
}

export const testFingerprint = 'a-fingerprint'

export interface Caller {
  call<Name extends CallName>(
    name: Name,
    body?: z.input<Calls[Name]['request']>,
    options?: CallOptions,
  ): Promise<Answer<DataOf<Calls[Name]>>>
  /** For bodies that the contract does not allow. */
  callRaw(name: CallName, body: unknown, options?: CallOptions): Promise<Answer<unknown>>
}

export function caller(url: string): Caller {
  async function callRaw(name: CallName, body: unknown, options: CallOptions = {}): Promise<Answer<unknown>> {
    const call: Call = calls[name]
    const sent: Record<string, string> = {
      [headers.fingerprint]: options.fingerprint ?? testFingerprint,
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.locale && { [headers.locale]: options.locale }),
      ...(options.requestId && { [headers.requestId]: options.requestId }),
      ...options.headers,
    }
    const address = new URL(`/api/${call.path}`, url)
    const init: RequestInit = { method: call.method, headers: sent }
    if (call.method === 'GET') {
      for (const [key, value] of Object.entries(body ?? {})) address.searchParams.set(key, String(value))
    } else {
      sent['content-type'] = 'application/json'
      init.body = JSON.stringify(body ?? {})
    }
    const response = await fetch(address, init)
    const { success, message, data } = envelope.parse(await response.json())
    return { status: response.status, headers: response.headers, success, message, data }
  }
  return {
    callRaw,
    async call(name, body, options) {
      const answer = await callRaw(name, body, options)
      const call: Calls[typeof name] = calls[name]
      return answer.success ? { ...answer, data: call.data.parse(answer.data) as never } : (answer as never)
    },
  }
}
