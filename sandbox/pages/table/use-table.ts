import { useEffect, useReducer } from 'react'
import type { Played } from '#sandbox/contract/table.ts'
import { kinds } from './kinds.ts'
import { nextState, sittingDown, type TableEvent, type TableState } from './table.state.ts'
import { askToAct, askToBet, askToEnter, type Who } from './table.http.ts'

interface Table {
  state: TableState
  bet: (bets: unknown) => void
  act: (action: unknown) => void
  sitDownAgain: () => void
}

export function useTable(who: Who, onReload: () => void): Table {
  const [state, send] = useReducer(nextState, sittingDown)
  const { provider, game, token } = who
  useEffect(() => {
    if (state.at !== 'sitting down') return undefined
    let left = false
    const tell = (event: TableEvent) => {
      if (!left) send(event)
    }
    enter({ provider, game, token }).then(tell, () => tell({ type: 'sent away', why: 'unreachable' }))
    return () => {
      left = true
    }
  }, [state.at, provider, game, token])

  const moving = state.at === 'seated' && state.doing === 'showing' ? state.round : null
  const time = state.at === 'seated' && moving ? movesFor(state.kind.moves(moving)) : 0
  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(() => send({ type: 'shown', at: performance.now() }), time)
    return () => clearTimeout(timer)
  }, [moving, time])

  const restsUntil = state.at === 'seated' && state.doing === 'resting' ? state.nextAt : null
  useEffect(() => {
    if (restsUntil === null) return undefined
    const timer = setTimeout(() => send({ type: 'rested' }), restsUntil - performance.now())
    return () => clearTimeout(timer)
  }, [restsUntil])

  async function ask(asking: Promise<Played>): Promise<void> {
    send({ type: 'asked' })
    try {
      const answer = await asking
      send({ type: 'answered', answer, at: performance.now() })
      if (answer.done && answer.reload === true) onReload()
    } catch {
      send({ type: 'sent away', why: 'unreachable' })
    }
  }
  const round = state.at === 'seated' ? state.round : null
  return {
    state,
    bet: (bets) => void ask(askToBet({ provider, game, token }, bets)),
    act: (action) => {
      if (round) void ask(askToAct({ provider, game, token }, round.id, action))
    },
    sitDownAgain: () => send({ type: 'sit down again' }),
  }
}

async function enter(who: Who): Promise<TableEvent> {
  const answer = await askToEnter(who)
  if (!answer.done) return { type: 'sent away', why: answer.why }
  const { kind } = await kinds[answer.game.kind]()
  return { type: 'entered', answer, kind }
}

/** With reduced motion results show at once. */
const movesFor = (milliseconds: number) =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds
