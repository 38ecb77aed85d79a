import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FlowsWalked } from '#tests/browser/flow-recorder.ts'
import { results } from '#tests/flows/driver/record.ts'

const folder = new URL('by-hand/', results)

export interface ByHand {
  id: string
  title: string
  passed: boolean
  states: string[]
  transitions: string[]
}

export function rememberByHand(
  test: Pick<ByHand, 'id' | 'title' | 'passed'>,
  { states, transitions }: FlowsWalked,
): void {
  const written: ByHand = { ...test, states: [...states], transitions: [...transitions] }
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${test.id}.json`, folder), JSON.stringify(written))
}

export function rememberedByHand(): ByHand[] {
  try {
    return readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ByHand,
    )
  } catch {
    return []
  }
}
