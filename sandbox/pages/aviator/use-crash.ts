import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import * as z from 'zod/mini'
import { toWire } from '#contract/money.ts'
import { aviatorPath, crashTells, type CrashAsked } from '#sandbox/contract/aviator.ts'
import { randomUuid } from '#src/session/random-id.ts'
import {
  nextState,
  opening,
  type CrashEvent,
  type CrashState,
  type Slot,
  type Wanted,
} from './crash.state.ts'

/** Milliseconds before each try to come back; the last repeats. */
const returnDelays = [500, 1_000, 2_000, 5_000]

interface Who {
  provider: string
  game: string
  token: string
  onReload: () => void
}

export interface Crash {
  state: CrashState
  bet: (slot: Slot, wanted: Wanted) => void
  /** A bet for the next round; null cancels it. */
  queue: (slot: Slot, wanted: Wanted | null) => void
  say: (asked: Extract<CrashAsked, { type: 'cancel' | 'cash out' }>) => void
}

export function useCrash({ provider, game, token, onReload }: Who): Crash {
  const [state, send] = useReducer(nextState, opening)
  const socket = useRef<WebSocket | null>(null)
  const waiting = useRef(new Map<Slot, Wanted>())
  const reload = useEffectEvent(onReload)
  const isOver = state.line === 'sent away'

  useEffect(() => {
    if (isOver) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    let left = false

    function open(): void {
      const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${aviatorPath}`)
      socket.current = line
      line.addEventListener('open', () => line.send(JSON.stringify({ type: 'join', provider, game, token })))
      line.addEventListener('message', ({ data }) => {
        const tell = understood(data)
        if (!tell) return
        if (tell.type === 'reload') return reload()
        if (tell.type === 'joined') tries = 0
        send({ type: 'told', tell, at: performance.now() })
        if (tell.type === 'betting') takeTurn(line, tell.round)
      })
      line.addEventListener('close', () => {
        if (left || socket.current !== line) return
        send({ type: 'line.broken' })
        timer = setTimeout(open, returnDelays[Math.min(tries, returnDelays.length - 1)])
        tries += 1
      })
    }

    function takeTurn(line: WebSocket, round: number): void {
      for (const [slot, wanted] of waiting.current) send(placed(line, round, slot, wanted))
      waiting.current.clear()
      send({ type: 'queued', queued: new Set() })
    }

    open()
    return () => {
      left = true
      clearTimeout(timer)
      socket.current?.close()
      socket.current = null
    }
  }, [provider, game, token, isOver])

  const number = state.round?.number
  const whileOpen = (act: (line: WebSocket) => void) => {
    if (socket.current?.readyState === WebSocket.OPEN) act(socket.current)
  }
  return {
    state,
    bet: (slot, wanted) =>
      whileOpen((line) => {
        if (number !== undefined) send(placed(line, number, slot, wanted))
      }),
    queue: (slot, wanted) => {
      if (wanted) waiting.current.set(slot, wanted)
      else waiting.current.delete(slot)
      send({ type: 'queued', queued: new Set(waiting.current.keys()) })
    },
    say: (asked) =>
      whileOpen((line) => {
        send({ type: 'asked' })
        line.send(JSON.stringify(asked))
      }),
  }
}

function placed(line: WebSocket, round: number, slot: Slot, { stake, auto }: Wanted): CrashEvent {
  const id = randomUuid()
  const asked: CrashAsked = { type: 'bet', id, round, slot, stake: toWire(stake), auto }
  line.send(JSON.stringify(asked))
  return { type: 'bet asked', slot, id }
}

function understood(data: unknown) {
  try {
    return z.safeParse(crashTells, JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
