import type { FastifyServerOptions } from 'fastify'
import type { SocketLimits } from './limits.ts'
import { asksForWebSocket } from './upgrades.ts'

/** What each server of the process is told of its connections. @param webSockets the path at which it makes upgrades */
export const socketOptions = (limits: SocketLimits, webSockets: string) =>
  ({
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silence,
    // What has been read is answered, also while the server closes.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.checkEvery,
      // Node's own answer carries no headers: the server refuses it (`unmet`).
      requireHostHeader: false,
      shouldUpgradeCallback: asksForWebSocket(webSockets),
    },
  }) satisfies FastifyServerOptions & { http: object }
