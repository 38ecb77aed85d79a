import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createAfterAnswer } from './after-answer.ts'
import { build } from './app.ts'
import { endedAmong, findPlayer } from './auth/session.store.ts'
import { findNotification } from './customer/notification.store.ts'
import { expireBonuses } from './bonus/expire.ts'
import { createNotify } from './customer/notify.ts'
import type { Pool } from './database/pool.ts'
import type { Env } from './env.ts'
import { systemClock } from './hub/clock.ts'
import { createHub, type Hub } from './hub/hub.ts'
import { createPostgresBus } from './hub/postgres-bus.ts'
import { endedSessionChannel, startRelay } from './hub/relay.ts'
import { ownAddress } from './own-address.ts'
import { buildSandbox } from './sandbox/sandbox.ts'
import { walletProviders } from './seamless/game-call.ts'
import { seed } from './seed/seed.ts'
import { startUpkeep } from './upkeep/upkeep.ts'
import { tidy } from './upkeep/upkeep.store.ts'
import { desk } from './wallet/wallet.rules.ts'
import { cashOf, openAccounts } from './wallet/wallet.store.ts'
import { gameLauncher } from './world/games/launcher.ts'
import { smtpMail } from './world/mail.smtp.ts'
import { outboxMail } from './world/mail.ts'
import { paymentProviders } from './world/payment-providers.ts'
import { httpSms } from './world/sms.http.ts'
import { outboxSms } from './world/sms.ts'

interface Foundation {
  env: Env
  databaseUrl: string
  /** Migrated. The caller ends it, after the app is closed. */
  pool: Pool
  log: FastifyBaseLogger
  clock: () => Date
  /** How long a provider may take to open a game; the usual, unless it is said. Milliseconds. */
  launchPatience?: number
}

interface Platform {
  /** Closing it closes all that was put together here. */
  app: FastifyInstance
  /** Stands in for the providers of games and sports, at an origin of its own; closed with the app. */
  sandbox: FastifyInstance | null
  hub: Pick<Hub, 'drain'>
}

export async function compose(foundation: Foundation): Promise<Platform> {
  const { env, databaseUrl, pool, log, clock } = foundation
  await seed(pool, clock())
  if (!env.sms && !env.sandbox) log.warn('no SMS gateway (SMS_URL): messages to phones are kept and not sent')
  if (!env.mail && !env.sandbox) log.warn('no mail server (SMTP_URL): e-mails are kept and not sent')
  const hub = createHub({
    secret: env.secret,
    log,
    async authenticate({ token, fingerprint }) {
      const player = await findPlayer(pool, { token, fingerprint: fingerprint ?? undefined, now: clock() })
      return player && { playerId: player.id, sessionId: player.sessionId }
    },
  })
  /** Of those that ended on another node or by themselves, no word may have come. */
  async function closeEndedSessions(): Promise<number> {
    const ended = await endedAmong(pool, hub.sessions(), clock())
    return ended.reduce((closed, sessionId) => closed + hub.endSession(sessionId), 0)
  }
  const bus = await createPostgresBus({
    url: databaseUrl,
    log,
    onReturn: () => {
      hub.notifyAll('Balance', {})
      closeEndedSessions().catch((error: unknown) =>
        log.warn({ err: error }, 'ended sessions stay connected'),
      )
    },
  })
  const stopRelay = await startRelay({
    bus,
    hub,
    log,
    load: ({ playerId, cmd, id }) =>
      cmd === 'Notification' && id !== null ? findNotification(pool, playerId, id) : Promise.resolve({}),
  })
  const notify = createNotify({ bus, clock })
  const errands = createAfterAnswer(log)
  const providers = paymentProviders(pool, env)
  await openAccounts(pool, 'payment provider', [desk, ...providers.keys()])
  await openAccounts(pool, 'game provider', walletProviders)
  const sandboxAddress = () => (sandbox ? ownAddress(sandbox) : env.sandboxUrl)
  const app: FastifyInstance = await build({
    ...foundation,
    launcher: gameLauncher({ ...foundation, sandboxAddress }, foundation.launchPatience),
    bus,
    hub,
    sms: env.sms ? httpSms(env.sms) : outboxSms(pool),
    mail: env.mail ? smtpMail(env.mail, new URL(env.publicUrl).hostname) : outboxMail(pool),
    afterAnswer: errands.run,
    providers,
    notify,
    balanceOf: cashOf,
    async sessionEnded({ sessionId }) {
      hub.endSession(sessionId)
      await bus.publish(endedSessionChannel, String(sessionId))
    },
  })
  const sandbox = env.sandbox ? await buildSandbox({ ...foundation, platform: () => ownAddress(app) }) : null
  const stopUpkeep = startUpkeep({
    clock: systemClock,
    log,
    round: async () => ({
      ...(await tidy(pool, clock())),
      bonuses: await expireBonuses({ pool, bus, notify, clock }),
      connections: await closeEndedSessions(),
    }),
  })
  app.addHook('onClose', async () => {
    await sandbox?.close()
    await errands.settled()
    await stopUpkeep()
    await stopRelay()
    await bus.close()
  })
  return { app, sandbox, hub }
}
