import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import { changes, type Change, type Fixture, type Part, type Programme } from '#sandbox/contract/sports.ts'
import { loadProgramme } from './api.ts'

/** What is about to begin changes slowly: it is asked for so often, milliseconds. */
const refreshEvery = 60_000
const liveAddress = '/api/sports/live'

type Fact =
  | { type: 'loaded'; programme: Programme }
  | { type: 'failed' }
  | { type: 'changed'; changed: readonly Change[] }
  | { type: 'line'; online: boolean }

export interface ProgrammeState {
  programme: Programme | null
  failed: boolean
  /** Whether what happens in the matches still arrives. */
  online: boolean
}

function merged(fixtures: readonly Fixture[], changed: readonly Change[]): Fixture[] {
  const news = new Map(changed.map((change) => [change.id, change]))
  return fixtures.map((fixture) => {
    const change = news.get(fixture.id)
    return change ? { ...fixture, ...change } : fixture
  })
}

const isOver = ({ state }: Change) => state === 'ended' || state === 'abandoned'

export function heard(now: ProgrammeState, fact: Fact): ProgrammeState {
  if (fact.type === 'loaded') return { ...now, programme: fact.programme, failed: false }
  if (fact.type === 'failed') return { ...now, failed: true }
  if (fact.type === 'line') return { ...now, online: fact.online }
  if (!now.programme) return now
  const fixtures = merged(now.programme.fixtures, fact.changed)
  return { ...now, programme: { ...now.programme, fixtures } }
}

const nothingYet: ProgrammeState = { programme: null, failed: false, online: true }

interface Asked {
  part: Part
  language: string
  /** A match has ended: its bets may be settled. */
  onEnded: () => void
}

export function useProgramme({ part, language, onEnded }: Asked): ProgrammeState & { retry: () => void } {
  const [now, hear] = useReducer(heard, nothingYet)
  const tellEnded = useEffectEvent(onEnded)

  const load = useCallback(() => {
    loadProgramme(part, language).then(
      (programme) => hear({ type: 'loaded', programme }),
      () => hear({ type: 'failed' }),
    )
  }, [part, language])

  useEffect(() => {
    load()
    const again = setInterval(load, refreshEvery)
    return () => clearInterval(again)
  }, [load])

  useEffect(() => {
    const source = new EventSource(liveAddress)
    source.addEventListener('open', () => hear({ type: 'line', online: true }))
    source.addEventListener('error', () => hear({ type: 'line', online: false }))
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const changed = changesIn(data)
      hear({ type: 'changed', changed })
      if (changed.some(isOver)) tellEnded()
    })
    return () => source.close()
  }, [])

  return { ...now, retry: load }
}

function changesIn(text: string): readonly Change[] {
  try {
    return changes.parse(JSON.parse(text))
  } catch {
    return []
  }
}
