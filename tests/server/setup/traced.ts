import { onTestFinished } from 'vitest'
import { startApp } from './app.ts'
import { startCollector } from './collector.ts'
import { methodOf, type TestPlayer } from './player.ts'

/** A collector that stops with the test. */
export async function collected(...answer: Parameters<typeof startCollector>) {
  const collector = await startCollector(...answer)
  onTestFinished(() => collector.stop())
  return collector
}

/** What a browser sends to name the trace of a tap. */
export const namedBy = (id: string) => ({ traceparent: `00-${id}-${id.slice(16)}-00` })

/** A platform that sends traces; `end` closes it, and sends the last ones. @param env more of its environment */
export async function startTraced(endpoint: string, env: Record<string, string> = {}) {
  const app = await startApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '1', ...env },
  })
  let ended: Promise<void> | undefined
  const end = () => (ended ??= app.close())
  onTestFinished(end)
  const asked = async (
    call: 'payment/deposit' | 'payment/withdraw',
    code: string,
    { token }: TestPlayer,
    headers: Record<string, string>,
  ) => {
    const detail =
      code === 'kesecik'
        ? { WalletNo: '1234567890' }
        : { Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' }
    const body = { id: await methodOf(app, code), target: 'pay', detail: { ...detail, Amount: 200 } } as const
    return app.call(call, body, { token, headers })
  }
  return {
    app,
    end,
    withdraw: asked.bind(null, 'payment/withdraw', 'bank-transfer'),
    deposit: asked.bind(null, 'payment/deposit', 'kesecik'),
    /** Lines of the log with this message. */
    logged: (msg: string) =>
      app.logs.map((line): Record<string, unknown> => JSON.parse(line)).filter((line) => line['msg'] === msg),
    /** Transfers of the player with the traces that their rows name, oldest first. */
    transfers: async ({ id }: TestPlayer) =>
      (
        await app.pool.query<{ cause: string; trace: string | null }>(
          `select cause, trace_id as trace from transfers where id in
             (select transfer_id from entries join accounts on accounts.id = account_id where player_id = $1) order by id`,
          [id],
        )
      ).rows,
  }
}
