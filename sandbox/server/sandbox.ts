import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { aviatorRoutes } from './aviator/aviator.route.ts'
import { systemClock } from './clock.ts'
import { startDebts } from './debts.ts'
import { startWork } from './every.ts'
import { faultRoutes } from './fault.route.ts'
import { sandboxHeaders } from './headers.ts'
import { launchRoutes } from './launch.route.ts'
import { migrateSandbox } from './migrate.ts'
import { letNoOriginIn } from './no-origin.ts'
import { sayMissing, servePages } from './pages.ts'
import { paymentRoutes } from './payment/payment.route.ts'
import type { SandboxParts, TableParts } from './parts.ts'
import { playerFileRoutes } from './player-file/player-file.route.ts'
import { registerRoutes } from './register/register.route.ts'
import { seats } from './seat.ts'
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
/** Milliseconds: for a request to be there, and without a byte while it is answered. */
const patience = { requestTimeout: 30_000, connectionTimeout: 120_000 }
/** Milliseconds between the end of one clean-up and the next. */
const upkeepEvery = 10 * 60_000

/** Stand-ins for the providers, at an origin of their own. They reach the platform only over HTTP. */
export async function buildSandbox(parts: SandboxParts): Promise<FastifyInstance> {
  const { env, pool, upkeepPool, log } = parts
  await migrateSandbox(upkeepPool)
  const app = Fastify({
    loggerInstance: log,
    bodyLimit,
    routerOptions: { caseSensitive: true },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sayMissing(env),
    ...patience,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(sandboxHeaders(env, request.url))
  })
  letNoOriginIn(app)
  const clock = { ...systemClock, date: parts.clock }
  const walletOf = wallets(parts)
  const debts = startDebts({ pool, walletOf, clock, log })
  app.addHook('onClose', () => debts.stop())
  const tables: TableParts = { ...parts, walletOf, debts, takeSeat: seats(walletOf) }
  await app.register(paymentRoutes(parts))
  await app.register(faultRoutes(tables))
  await app.register(registerRoutes(parts))
  await app.register(playerFileRoutes(parts))
  await app.register(sportsRoutes(tables))
  await app.register(launchRoutes(parts))
  await app.register(aviatorRoutes(tables))
  await app.register(tableRoutes(tables))
  await app.register(pictureRoutes)
  const stopUpkeep = startWork({
    every: upkeepEvery,
    log,
    async turn() {
      await tidySandbox(upkeepPool, parts.clock())
      await endLeft({ ...tables, draw: chance, gameOf })
    },
  })
  app.addHook('onClose', stopUpkeep)
  await servePages(app)
  return app
}
