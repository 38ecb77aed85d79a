import type { FastifyServerOptions } from 'fastify'
import type { SocketLimits } from './limits.ts'
import { asksForWebSocket } from './upgrades.ts'

/** @param webSockets the path of its upgrades */
export const socketOptions = (limits: SocketLimits, webSockets: string) =>
  ({
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silence,
    // Requests that have been read are answered during shutdown too.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.checkEvery,
      // Node's own reply lacks our headers: `unmet` refuses such a request.
      requireHostHeader: false,
      shouldUpgradeCallback: asksForWebSocket(webSockets),
    },
  }) satisfies FastifyServerOptions & { http: object }
