import { headers } from '#contract/call.ts'
import { harmHeader, type Chaos } from './chaos.ts'
import type { Figures, Outcome } from './figures.ts'

type Payments = 'payment/deposit' | 'payment/withdraw'
const isPayment = (name: string): name is Payments =>
  name === 'payment/deposit' || name === 'payment/withdraw'

/** What one player has sent to be paid, as seen on the wire. */
export interface Sent {
  /** By request id: whether the server has said yes. */
  acknowledged: Map<string, boolean>
  /** How many payments the person has wished for: one that is sent again because no answer came is the same wish. */
  wishes: Record<Payments, number>
}

interface Meter {
  figures: Figures
  chaos: Chaos | null
  random: () => number
  /** The player's latest transition. */
  after: () => string
  complain: (what: string) => void
}

const unauthorized = 401
/** Statuses whose envelope is the server's word. */
const decided = [200, 400, 409, 429, 503]
const nothingSent = (): Sent => ({
  acknowledged: new Map(),
  wishes: { 'payment/deposit': 0, 'payment/withdraw': 0 },
})

/** The browser's fetch of one player: measures each call, and lets chaos harm it. */
export function meteredFetch({ figures, chaos, random, after, complain }: Meter) {
  const sent = nothingSent()
  const open = new Map<Payments, string>()

  function sends(name: string, id: string | null): void {
    if (!isPayment(name) || id === null) return
    if (!sent.acknowledged.has(id)) sent.acknowledged.set(id, false)
    if (!open.has(name)) sent.wishes[name] += 1
    open.set(name, id)
  }

  function hears(name: string, id: string | null, outcome: Outcome, text: string): void {
    if (outcome === 'unanswered' || outcome === 'fault') return
    if (name === 'payment/status') {
      const [found] = open
      if (found && !text.includes('"data":null')) open.delete(found[0])
    }
    if (!isPayment(name) || id === null) return
    open.delete(name)
    if (outcome === 'done') sent.acknowledged.set(id, true)
  }

  const metered: typeof fetch = async (input, init = {}) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.replace(/^.*\/api\//, '')
    const asked = new Headers(init.headers)
    const id = asked.get(headers.requestId)
    sends(name, id)
    const harm = chaos?.callHarm(after(), random) ?? null
    if (harm) asked.set(harmHeader, harm)
    const since = performance.now()
    const made = (outcome: Outcome, text = '') => {
      figures.call(name, outcome, performance.now() - since)
      hears(name, id, outcome, text)
    }
    try {
      const response = await fetch(input, { ...init, headers: asked })
      const text = await response.text()
      if (response.status === unauthorized) complain(`${name} said that the session is over`)
      made(outcomeOf(response.status, text), text)
      return new Response(text, response)
    } catch (error) {
      // Whoever leaves wants no answer.
      if (init.signal?.aborted && !isTooLate(init.signal)) throw error
      made('unanswered')
      throw error
    }
  }
  return { metered, sent }
}

const isTooLate = ({ reason }: AbortSignal) => reason instanceof Error && reason.name === 'TimeoutError'

function outcomeOf(status: number, text: string): Outcome {
  if (!decided.includes(status)) return 'fault'
  if (text.includes('"outcome":"unknown"')) return 'unanswered'
  return text.startsWith('{"success":true') ? 'done' : 'refused'
}
