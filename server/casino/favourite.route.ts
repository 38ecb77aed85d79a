import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { once } from '../wallet/request.store.ts'
import { listFavourites, mostFavourites, toggleFavourite, type Favourite } from './favourite.store.ts'

/** Without a request id each toggle counts: `once` would take a second one in quick succession for a retry. */
export const favouriteRoutes = ({ pool, clock, env }: Pick<Parts, 'pool' | 'clock' | 'env'>) =>
  ({
    'casino/favorites': async ({ player }) => done(await listFavourites(pool, player.id)),

    'casino/togglefavorite': async ({ body, player, requestId: key }) => {
      const at = clock()
      const favourite = { ...body, playerId: player.id, at }
      const { secret } = env
      const request = { playerId: player.id, key, call: 'casino/togglefavorite', body, secret, at }
      const reply = await transaction(pool, (tx) => {
        const work = () => toggle(tx, favourite)
        return key === undefined ? work() : once(tx, request, work)
      })
      return reply.success ? { ...reply, data: { isFavorite: reply.data === 'added' } } : reply
    },
  }) satisfies Routes

async function toggle(tx: Transaction, favourite: Favourite): Promise<Reply> {
  const outcome = await toggleFavourite(tx, favourite)
  return outcome === 'full'
    ? refused('too many favourites', { status: 409, values: { most: mostFavourites } })
    : done(outcome)
}
