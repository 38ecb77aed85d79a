import { recentGames } from '#contract/casino.ts'
import type { Parts } from '../parts.ts'
import { done } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { listed } from './catalogue.rules.ts'
import { listCategories, listGames, listProviders, listRecent } from './catalogue.store.ts'

export const catalogueRoutes = ({ pool, read, clock }: Pick<Parts, 'pool' | 'read' | 'clock'>) =>
  ({
    'casino/categorylist': async ({ locale }) => done(await read((db) => listCategories(db, locale))),

    'casino/games': async ({ body }) => {
      const now = clock()
      return done((await read((db) => listGames(db, body))).map((game) => listed(game, now)))
    },

    'casino/providers': async ({ body }) => done(await read((db) => listProviders(db, body.systemCategory))),

    'casino/recent': async ({ player }) => {
      const now = clock()
      return done((await listRecent(pool, player.id, recentGames)).map((game) => listed(game, now)))
    },
  }) satisfies Routes
