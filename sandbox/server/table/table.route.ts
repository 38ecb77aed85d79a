import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { actRequest, betRequest, enterRequest } from '#sandbox/contract/table.ts'
import { findFaults } from '../fault.store.ts'
import { findGuest } from '../launch.store.ts'
import type { TableParts } from '../parts.ts'
import { chance } from './draw.ts'
import { gameOf } from './games.ts'
import { giveBackAbandoned, stepPatience } from './recover.ts'
import { refusal } from './step.ts'
import { openTable, type Table } from './table.ts'

const badRequest = 400
/** Milliseconds. */
const lookEvery = 5_000

/** The API of all table games except crash games. */
export const tableRoutes =
  (parts: TableParts): FastifyPluginAsync =>
  async (app) => {
    const table = openTable({ ...parts, draw: chance, gameOf })
    app.post('/api/enter', answering(enterRequest, table.enter))
    app.post('/api/bet', answering(betRequest, breakingOff(parts, table.bet)))
    app.post('/api/act', answering(actRequest, table.act))

    // Another node may be at a younger one.
    const look = () =>
      giveBackAbandoned(parts, new Date(parts.clock().getTime() - stepPatience)).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'steps of rounds stay abandoned'),
      )
    await look()
    const timer = setInterval(() => void look(), lookEvery)
    app.addHook('onClose', async () => clearInterval(timer))
  }

/** The fault 'reload in mid-round': the bet stands, the page reloads. */
const breakingOff =
  ({ pool }: Pick<TableParts, 'pool'>, bet: Table['bet']): Table['bet'] =>
  async (asked) => {
    const { provider, game, token } = asked
    const [played, guest] = await Promise.all([bet(asked), findGuest(pool, provider, token)])
    if (!played.done) return played
    const faults = await findFaults(pool, { provider, game, usercode: guest?.usercode })
    return faults.has('reload in mid-round') ? { ...played, reload: true } : played
  }

const answering =
  <Asked>(schema: z.ZodMiniType<Asked>, answer: (asked: Asked) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = z.safeParse(schema, request.body)
    return asked.success ? answer(asked.data) : reply.status(badRequest).send(refusal('not understood'))
  }
