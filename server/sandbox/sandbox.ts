import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { systemClock } from '../hub/clock.ts'
import { aviatorRoutes } from './aviator/aviator.route.ts'
import { startDebts } from './debts.ts'
import { faultRoutes } from './fault.route.ts'
import { sandboxHeaders } from './headers.ts'
import { launchDesks } from './launch.route.ts'
import { letNoOriginIn } from './no-origin.ts'
import type { SandboxParts, TableParts } from './parts.ts'
import { seats } from './seat.ts'
import { pictureRoutes } from './table/pictures.ts'
import { tableRoutes } from './table/table.route.ts'
import { sportsRoutes } from './sports/sports.route.ts'
import { wallets } from './wallet/wallets.ts'

const builtPages = fileURLToPath(new URL('../../dist-sandbox/', import.meta.url))
const pictures = fileURLToPath(new URL('../../public/games/', import.meta.url))

/** Bytes of a request's body. */
const bodyLimit = 64 * 1024

/** The stand-in of the providers of games and sports: houses of their own, at an origin of their own, that know the platform by its wallet only. */
export async function buildSandbox(parts: SandboxParts): Promise<FastifyInstance> {
  const { env, pool, log } = parts
  const app = Fastify({ loggerInstance: log, bodyLimit, routerOptions: { caseSensitive: true } })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(sandboxHeaders(env, request.url))
  })
  letNoOriginIn(app)
  const clock = { ...systemClock, now: () => parts.clock().getTime() }
  const walletOf = wallets(parts)
  const debts = startDebts({ pool, walletOf, clock, log })
  app.addHook('onClose', () => debts.stop())
  const tables: TableParts = { ...parts, walletOf, debts, takeSeat: seats(walletOf) }
  await app.register(faultRoutes(tables))
  await app.register(sportsRoutes(tables))
  await app.register(launchDesks(parts))
  await app.register(aviatorRoutes(tables))
  await app.register(tableRoutes(tables))
  await app.register(pictureRoutes)
  await servePages(app)
  return app
}

/** One page plays every game: which one, its address says. */
async function servePages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: pictures, prefix: '/games/', decorateReply: false })
  if (!existsSync(join(builtPages, 'index.html'))) return
  await app.register(fastifyStatic, { root: builtPages, preCompressed: true, cacheControl: false })
  app.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
      ? reply.sendFile('index.html')
      : reply.status(404).send({ error: 'not found' }),
  )
}
