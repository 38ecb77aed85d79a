import type { FastifyBaseLogger } from 'fastify'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import type { Meeting } from '../fault.store.ts'
import type { Bet, ProviderWallet, Seat, WalletAnswer } from '../wallet.ts'

export interface Faults {
  of(meeting: Meeting): Promise<ReadonlySet<SandboxFault>>
  /** Switches the fault off; true if it was on. */
  take(fault: SandboxFault, meeting: Meeting): Promise<boolean>
}

interface Parts {
  provider: string
  faults: Faults
  /** The game that was launched with the token. */
  gameOf: (token: string) => Promise<string | undefined>
  log: Pick<FastifyBaseLogger, 'info'>
}

const unknown: WalletAnswer = { done: false, why: 'no answer', balance: null }
const expired = { done: false, why: 'session ended', balance: null } as const

/** Sends held-back bets, by id, after their rollback. */
type Late = Map<string, () => Promise<WalletAnswer>>

/** Wraps the wallet and applies the faults that are switched on. */
export function faulty(wallet: ProviderWallet, { provider, faults, gameOf, log }: Parts): ProviderWallet {
  const late: Late = new Map()
  const isUnreachable = (on: ReadonlySet<SandboxFault>, meeting: Meeting) =>
    on.has('wallet unreachable once')
      ? faults.take('wallet unreachable once', meeting)
      : Promise.resolve(false)

  async function reach(
    { usercode }: Seat,
    game: string | undefined,
    send: (on: ReadonlySet<SandboxFault>) => Promise<WalletAnswer>,
  ): Promise<WalletAnswer> {
    const meeting = { provider, usercode, game }
    const on = await faults.of(meeting)
    return (await isUnreachable(on, meeting)) ? unknown : send(on)
  }

  return {
    async authenticate(token) {
      const asked = await wallet.authenticate(token)
      const usercode = asked.done ? asked.usercode : undefined
      const on = await faults.of({ provider, usercode, game: await gameOf(token) })
      return on.has('token expired') ? expired : asked
    },
    balance: (seat) => reach(seat, undefined, () => wallet.balance(seat)),
    bet(seat, bet: Bet) {
      const send = () => wallet.bet(seat, bet)
      return reach(seat, bet.game, async (on) => {
        if (on.has('bet after its rollback')) {
          late.set(bet.id, send)
          return unknown
        }
        if (!on.has('bet sent twice')) return send()
        const [first] = await Promise.all([send(), send()])
        return first
      })
    },
    win: (seat, win) => reach(seat, win.game, () => wallet.win(seat, win)),
    rollback: (seat, rollback) =>
      reach(seat, rollback.game, async () => {
        const answer = await wallet.rollback(seat, rollback)
        const send = late.get(rollback.of)
        if (answer.done && send) {
          late.delete(rollback.of)
          const came = await send()
          log.info({ provider, id: rollback.of, done: came.done }, 'a bet came after its rollback')
        }
        return answer
      }),
  }
}
