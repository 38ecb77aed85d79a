import Fastify, { type FastifyInstance } from 'fastify'
import { aviatorPath } from '#sandbox/contract/aviator.ts'
import { systemClock } from '#server/hub/clock.ts'
import { aviatorRoutes } from './aviator/aviator.route.ts'
import { startDebts } from './debts.ts'
import { faultRoutes } from './fault.route.ts'
import { sandboxHeaders } from './headers.ts'
import { launchDesks } from './launch.route.ts'
import { migrateSandbox } from './migrate.ts'
import { letNoOriginIn } from './no-origin.ts'
import { servePages, unreadable } from './pages.ts'
import { paymentRoutes } from './payment/payment.route.ts'
import type { SandboxParts, TableParts } from './parts.ts'
import { seats } from './seat.ts'
import { socketOptions } from '#server/sockets/options.ts'
import type { Connecting } from '#server/sockets/sockets.ts'
import { refuseUnmet } from '#server/sockets/unmet.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'
import { chance } from './table/draw.ts'
import { gameOf } from './table/games.ts'
import { endLeft } from './table/left.ts'
import { pictureRoutes } from './table/pictures.ts'
import { tableRoutes } from './table/table.route.ts'
import { sportsRoutes } from './sports/sports.route.ts'
import { tidySandbox } from './upkeep.store.ts'
import { wallets } from './wallet/wallets.ts'

/** Bytes of a request's body. */
const bodyLimit = 64 * 1024

/** The stand-in of the providers of games and sports: houses of their own, at an origin of their own, that know the platform by its wallet only. */
export async function buildSandbox(
  parts: SandboxParts,
  { sockets, limits }: Connecting,
): Promise<FastifyInstance> {
  const { env, pool, upkeepPool, log } = parts
  await migrateSandbox(upkeepPool)
  const app = Fastify({
    loggerInstance: log,
    bodyLimit,
    routerOptions: { caseSensitive: true },
    ...socketOptions(limits, aviatorPath),
    ...unreadable(env, sockets),
  })
  sockets.watch(app.server)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(sandboxHeaders(env, request.url))
  })
  refuseUnmet(app, (_request, reply, status) => reply.status(status).send({ error: 'bad request' }))
  letNoOriginIn(app)
  const clock = { ...systemClock, date: parts.clock }
  const walletOf = wallets(parts)
  const debts = startDebts({ pool, walletOf, clock, log })
  app.addHook('onClose', () => debts.stop())
  const tables: TableParts = { ...parts, walletOf, debts, takeSeat: seats(walletOf) }
  await app.register(paymentRoutes(parts))
  await app.register(faultRoutes(tables))
  await app.register(sportsRoutes(tables))
  await app.register(launchDesks(parts))
  await app.register(aviatorRoutes(tables))
  await app.register(tableRoutes(tables))
  await app.register(pictureRoutes)
  const stopUpkeep = startUpkeep({
    clock: systemClock,
    log,
    round: async () => ({
      ...(await tidySandbox(upkeepPool, parts.clock())),
      leftRounds: await endLeft({ ...tables, draw: chance, gameOf }),
    }),
  })
  app.addHook('onClose', stopUpkeep)
  await servePages(app)
  return app
}
