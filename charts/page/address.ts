import * as z from 'zod/mini'
import { flowNamed, type FlowName } from '#machines/flows.ts'
import { fileName } from '../exports/pages.ts'
import type { Happening } from '../words/steps.ts'

export interface Place {
  flow: FlowName
  /** The name of the start; null for the first. */
  start: string | null
  events: readonly Happening[]
}

export type Misunderstood = 'no such flow' | 'broken steps'

/** No person clicks this often: a longer address is rejected. */
const mostEvents = 500

const walkSchema = z.object({
  start: z.nullable(z.string()),
  events: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(mostEvents)),
})

/** What follows '#'; the walk is left out until it begins. */
export function addressOf({ flow, start, events }: Place): string {
  const path = `#/${encodeURIComponent(fileName(flow))}`
  if (start === null && events.length === 0) return path
  return `${path}/${toBase64(JSON.stringify({ start, events }))}`
}

/** `place` is null without a flow; with broken steps it is the beginning of the flow. */
export function readAddress(hash: string): { place: Place | null; problem: Misunderstood | null } {
  const [name = '', steps] = hash.replace(/^#?\/?/u, '').split('/')
  if (name === '') return { place: null, problem: null }
  const flow = flowNamed(decoded(name) ?? '')
  if (flow === null) return { place: null, problem: 'no such flow' }
  const beginning: Place = { flow, start: null, events: [] }
  if (steps === undefined) return { place: beginning, problem: null }
  const walk = walkSchema.safeParse(parsed(steps))
  if (!walk.success) return { place: beginning, problem: 'broken steps' }
  return { place: { flow, ...walk.data }, problem: null }
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
