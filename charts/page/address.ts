import * as z from 'zod/mini'
import { hyphened, flowNamed, type FlowName } from '#machines/flows.ts'
import type { Happening } from '../words/steps.ts'

export interface Place {
  flow: FlowName
  /** The name of the start; null for the first. */
  start: string | null
  events: readonly Happening[]
  /** Path of the region that is shown alone, '' for all of the chart; without it the page decides. */
  region?: string
  /** Path of the chosen state. */
  state?: string
  /** Code of the chosen transition. */
  transition?: string
}

const chosen = ['region', 'state', 'transition'] as const

export type Misunderstood = 'no such flow' | 'broken steps'

/** No person clicks this often: a longer address is rejected. */
const mostEvents = 500

const walkSchema = z.object({
  start: z.nullable(z.string()),
  events: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(mostEvents)),
})

/** What follows '#'; the walk is left out until it begins. */
export function addressOf({ flow, start, events, ...rest }: Place): string {
  const walk = start === null && events.length === 0 ? '' : `/${toBase64(JSON.stringify({ start, events }))}`
  const query = new URLSearchParams(rest).toString()
  return `#/${encodeURIComponent(hyphened(flow))}${walk}${query && `?${query}`}`
}

/** `place` is null without a flow; with broken steps it is the beginning of the flow. */
export function readAddress(hash: string): { place: Place | null; problem: Misunderstood | null } {
  const [path = '', query = ''] = hash.replace(/^#?\/?/u, '').split('?')
  const [name = '', steps] = path.split('/')
  if (name === '') return { place: null, problem: null }
  const flow = flowNamed(decoded(name) ?? '')
  if (flow === null) return { place: null, problem: 'no such flow' }
  const beginning: Place = { flow, start: null, events: [], ...chosenIn(query) }
  if (steps === undefined) return { place: beginning, problem: null }
  const walk = walkSchema.safeParse(parsed(steps))
  if (!walk.success) return { place: beginning, problem: 'broken steps' }
  return { place: { ...beginning, ...walk.data }, problem: null }
}

function chosenIn(query: string): Pick<Place, (typeof chosen)[number]> {
  const asked = new URLSearchParams(query)
  return Object.fromEntries(
    chosen.flatMap((name) => {
      const value = asked.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(fromBase64(text))
  } catch {
    return null
  }
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(letters: string): string {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
}
