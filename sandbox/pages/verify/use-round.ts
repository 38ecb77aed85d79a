import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { aviatorPath, roundTold, type RoundTold } from '#sandbox/contract/aviator.ts'
import { ask } from '../ask.ts'
import type { TableAddress } from './verify-address.ts'

const answers = z.union([roundTold, z.object({ error: z.literal('no such round') })])

type Answer =
  | { at: 'told'; round: number; told: RoundTold }
  | { at: 'unknown'; round: number }
  | { at: 'failed'; round: number }
type Asked = { at: 'nothing' } | { at: 'asking' } | Answer

export function useRound({ provider, game }: TableAddress, round: number | null): Asked {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (round === null) return undefined
    let left = false
    const tell = (now: Answer) => {
      if (!left) setAnswer(now)
    }
    const asked = new URLSearchParams({ provider, game, round: String(round) })
    ask(`${aviatorPath}/round?${asked}`, answers).then(
      (told) => tell('error' in told ? { at: 'unknown', round } : { at: 'told', round, told }),
      () => tell({ at: 'failed', round }),
    )
    return () => {
      left = true
    }
  }, [provider, game, round])
  if (round === null) return { at: 'nothing' }
  return answer?.round === round ? answer : { at: 'asking' }
}
