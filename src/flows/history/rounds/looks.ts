import { msg } from '@lingui/core/macro'
import { Ban, CircleCheck, CircleDot, CircleX, Dices, Hourglass, TimerOff, Trophy } from 'lucide-react'
import { roundKind, roundStatus, type Round, type RoundFilter } from '#contract/round.ts'
import { optionsOf, type Look } from '../look.ts'

export type Kind = RoundFilter['kind']
export type Status = Round['status']

const { Win, Bet } = roundKind
const { Processing, Completed, Cancelled, Expired } = roundStatus

/** Section 3: Win 1, Bet 2. */
export const kindLooks: Record<Kind, Look> = {
  0: { name: msg`Tümü`, Icon: Dices },
  [Win]: { name: msg`Kazanç`, Icon: Trophy, tone: 'good' },
  [Bet]: { name: msg({ context: 'round', message: 'Bahis' }), Icon: CircleDot, tone: 'plain' },
}

/** Section 3, status of a round. */
export const statusLooks: Record<Status, Look> = {
  [Processing]: { name: msg`Sürüyor`, Icon: Hourglass, tone: 'open' },
  [Completed]: { name: msg`Tamamlandı`, Icon: CircleCheck, tone: 'good' },
  [Cancelled]: { name: msg`İptal edildi`, Icon: Ban, tone: 'bad' },
  [Expired]: { name: msg`Süresi doldu`, Icon: TimerOff, tone: 'bad' },
}

/** A completed round without a win is lost. */
export const outcomeOf = ({ kind, status }: Pick<Round, 'kind' | 'status'>): Look =>
  kind === Bet && status === Completed ? lost : kindLooks[kind]

const lost: Look = { name: msg`Kaybetti`, Icon: CircleX, tone: 'plain' }

export const kindOptions = optionsOf<Kind>(kindLooks, 0, Win, Bet)
export const statusOptions = [
  { value: null, name: msg`Tümü` },
  ...optionsOf<Status>(statusLooks, Processing, Completed, Cancelled, Expired),
]
