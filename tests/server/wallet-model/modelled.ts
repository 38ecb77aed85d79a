import { adjust, claim, decide } from './bonuses.ts'
import { play, seatOf, type Call } from './games.ts'
import { once, settle, submit } from './payments.ts'
import type { Step } from './steps.ts'
import { pass, signIn, signOut } from './upkeep.ts'
import { fundsOf, personOf, type World } from './world.ts'

/** Resolves what a step leaves open, so that the platform and the model do the same. */
export interface Script {
  calls: Call[]
  /** The number of new names. */
  named: number
}

const nameFor = (script: Script, given: number | null) =>
  given === null ? `new ${++script.named}` : `given ${given}`

/** Undefined if the list is empty. */
const pick = <Item>(list: readonly Item[], which: number): Item | undefined => list[which % list.length]

const tokenOf = (world: World, who: number, by: number | null) =>
  by === null ? null : by % personOf(world, who).signIns.length

/** A step with every name resolved. */
export type Deed =
  | { do: 'play'; call: Call }
  | { do: 'submit' | 'claim'; key: string; step: Extract<Step, { do: 'submit' | 'claim' }> }
  | {
      do: 'settle'
      payment: number
      isWithdrawal: boolean
      amount: number
      step: Extract<Step, { do: 'settle' }>
    }
  | { do: 'other'; step: Exclude<Step, { do: 'play' | 'play again' | 'submit' | 'claim' | 'settle' }> }

export function deedOf(world: World, script: Script, step: Step): Deed | null {
  if (step.do === 'play' || step.do === 'play again') {
    const call =
      step.do === 'play' ? { ...step, id: nameFor(script, step.call) } : pick(script.calls, step.which)
    if (!call) return null
    const { who, provider, id, round, game, movements, closes } = call
    const named: Call = {
      who,
      provider,
      id,
      round,
      game,
      movements,
      closes,
      by: tokenOf(world, who, step.by),
    }
    script.calls.push(named)
    return { do: 'play', call: named }
  }
  if (step.do === 'submit' || step.do === 'claim')
    return { do: step.do, key: nameFor(script, step.key), step }
  if (step.do === 'settle') {
    const number = step.which % world.payments.length
    const payment = world.payments[number]
    if (!payment) return null
    const isWithdrawal = payment.type === 'withdraw'
    const isWrong = !isWithdrawal && !step.isRightAmount
    const to = isWithdrawal && step.to === 'pending' ? 'rejected' : step.to
    return {
      do: 'settle',
      payment: number,
      isWithdrawal,
      amount: payment.amount + (isWrong ? 100 : 0),
      step: { ...step, to },
    }
  }
  return { do: 'other', step: step.do === 'look' ? { ...step, by: tokenOf(world, step.who, step.by) } : step }
}

export function modelled(world: World, deed: Deed): unknown {
  if (deed.do === 'play') return play(world, deed.call)
  if (deed.do === 'settle') {
    const payment = world.payments[deed.payment]
    return payment && settle(world, payment, deed.step.to, deed.amount)
  }
  const { step } = deed
  switch (step.do) {
    case 'submit': {
      const { who, type, amount } = step
      const request = { key: 'key' in deed ? deed.key : '', content: `${type} ${amount}` }
      return once(world, who, request, () => submit(world, who, type, amount))
    }
    case 'claim': {
      const { who, code } = step
      const request = { key: 'key' in deed ? deed.key : '', content: code }
      return once(world, who, request, () => claim(world, who, code))
    }
    case 'look': {
      const seat = seatOf(world, step.who, step.by)
      const funds = seat && fundsOf(world, step.who)
      return { balance: funds, seat: step.by !== null && seat?.open ? funds : null }
    }
    case 'decide':
      return decide(world, step.who, step.code, step.to)
    case 'adjust':
      return adjust(world, step.who, step.account, step.amount)
    case 'sign in':
      signIn(world, step.who)
      return 'done'
    case 'sign out':
      signOut(world, step.who)
      return 'done'
  }
  pass(world, step.milliseconds)
  return 'done'
}
