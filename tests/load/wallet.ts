import { pathToFileURL } from 'node:url'
import { measureBets } from './betting.ts'
import { compare } from './compared.ts'
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

/** The wallet ÷ the wallet of earlier code. */
const beforeGoal = { cpuAtMost: 1.1, throughputAtLeast: 0.9 }

/** Each on a PostgreSQL of its own, since the newer code changes the database. @param before folder with earlier code and its packages */
export const compareWithBefore = async (before: string) =>
  compare(
    await measureBets<'wallet' | 'before'>(
      { crowds: [500, 1], rounds: 15, bets: 1_000, warmUp: 5_000 },
      async (ground) => [['wallet', await ground.platform()]],
      async (ground) => [['before', await ground.platform({}, pathToFileURL(`${before}/`))]],
    ),
    ['wallet', 'before'],
    beforeGoal,
  )
