import { toWire } from '#contract/money.ts'
import type { Parts } from '../parts.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { cashOf } from './wallet.store.ts'

export const walletRoutes = ({ pool }: Pick<Parts, 'pool'>) =>
  ({
    'user/balance': async ({ player }) => done({ balance: toWire(await cashOf(pool, player.id)) }),
  }) satisfies Routes
