import { useEffect, useState } from 'react'
import type { RoundTold } from '#sandbox/contract/aviator.ts'
import type { TableAddress } from './verify-address.ts'
import { askForRound } from './verify.http.ts'

type Answer =
  | { at: 'told'; round: number; told: RoundTold }
  | { at: 'unknown'; round: number }
  | { at: 'failed'; round: number }
type Asked = { at: 'nothing' } | { at: 'asking' } | Answer

/** What the table says of a round. @param round null where none is asked for */
export function useRound({ provider, game }: TableAddress, round: number | null): Asked {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (round === null) return undefined
    let left = false
    const tell = (now: Answer) => {
      if (!left) setAnswer(now)
    }
    askForRound({ provider, game }, round).then(
      (told) => tell(told ? { at: 'told', round, told } : { at: 'unknown', round }),
      () => tell({ at: 'failed', round }),
    )
    return () => {
      left = true
    }
  }, [provider, game, round])
  if (round === null) return { at: 'nothing' }
  return answer?.round === round ? answer : { at: 'asking' }
}
