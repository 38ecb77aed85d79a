import type { Parts } from '../parts.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { standingOf } from './wallet.rules.ts'
import { fundsOf } from './wallet.store.ts'

export const walletRoutes = ({ pool }: Pick<Parts, 'pool'>) =>
  ({
    'user/balance': async ({ player }) => done(standingOf(await fundsOf(pool, player.id))),
  }) satisfies Routes
