import { measureBets } from './betting.ts'
import type { Betting } from './recorded.ts'

/** The wallet ÷ the bare handler. */
export const walletGoal = { cpuAtMost: 1.6, throughputAtLeast: 0.6 }

/** A bet by the platform, and by a handler that runs only the same statement. */
export const measureWallet = () =>
  measureBets({ crowds: [500, 1], rounds: 7, bets: 1_000 }, async (ground) => {
    const wallet = await ground.platform()
    const sample: Betting = {
      ...(await ground.seat()),
      id: 'a bet that is recorded',
      round: 'a round that is recorded',
      amount: 7_919,
    }
    const bare = await ground.start(new URL('bare.ts', import.meta.url), (url) => ({
      URL: url,
      SAMPLE: JSON.stringify(sample),
    }))
    return [
      ['wallet', wallet],
      ['bare', bare],
    ] as const
  })
