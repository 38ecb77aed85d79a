import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { wordsOf, type Walked } from 'statechart-paths'
import { titlesOf } from './titles.ts'

export interface Datum {
  name: string
  value: string
}

export interface WrittenStep {
  number: number
  /** 'elsewhere' is another flow, another tab, the network. */
  who: 'person' | 'server' | 'time' | 'elsewhere'
  action: string
  data: Datum[]
  /** What must be visible afterwards. */
  expected: string[]
  /** Why only the machine allows the step; null if a person or the world can cause it. */
  machineOnly: string | null
}

export interface WrittenCase {
  /** Stable as long as the start and the steps are the same. */
  id: string
  title: string
  /** Of the specification. */
  sections: string[]
  precondition: string
  /** Of the account that the person of the case has; empty if none. */
  account: Datum[]
  /** How the tester gets to the precondition, one act after the other. */
  way: string[]
  /** What must be visible before the first step. */
  seen: string[]
  steps: WrittenStep[]
}

/** What a path says in one language. */
export interface CaseWords {
  title: string
  /** Expectations that tell of no purpose, so titles leave them out: 'It lasts too short to look at.' */
  silent?: readonly string[]
  tell: (walked: Walked, id: string) => Omit<WrittenCase, 'id' | 'title'>
}

/** @param name of the flow */
export function casesFrom(
  name: string,
  paths: readonly Walked[],
  { title, silent, tell }: CaseWords,
): WrittenCase[] {
  const told = paths.map((walked) => {
    const id = idOf(name, walked)
    return { id, ...tell(walked, id) }
  })
  const titles = titlesOf(told, silent)
  return told.map((each, at) => ({ ...each, title: `${title}: ${titles[at]}` }))
}

export function idOf(name: string, { path }: Walked): string {
  const steps = [path.start.name, ...path.steps.map(({ event }) => wordsOf(event))].join('\n')
  return `${name.replaceAll(' ', '-')}-${bytesToHex(sha256(utf8ToBytes(steps))).slice(0, 8)}`
}
