import Fastify from 'fastify'
import { callbackPath } from '#server/world/payment-provider.ts'
import { liraOf, macHeader, macOf } from './another-provider.ts'

interface Report {
  reference: string
  /** Minor units. */
  amount: number
  state: string
}

/** Pınar's own house: its API, its page to pay at, and its reports to the merchant. */
export async function pinarsHouse(secret: string) {
  const checkouts = new Map<string, URLSearchParams>()
  const payouts = new Map<string, URLSearchParams>()
  let merchant = ''
  const server = Fastify()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))

  /** Returns the status of the merchant's answer. */
  async function reports(report: Report, mac?: string): Promise<number> {
    const { reference, amount, state } = report
    const body = new URLSearchParams({ order: reference, state, lira: liraOf(amount) }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      [macHeader]: mac ?? macOf(secret, body),
    }
    return (await fetch(merchant + callbackPath('pinar'), { method: 'POST', headers, body })).status
  }

  for (const [path, orders] of [
    ['/checkout', checkouts],
    ['/payout', payouts],
  ] as const) {
    server.post(path, async (request, reply) => {
      const body = String(request.body)
      if (request.headers[macHeader] !== macOf(secret, body)) return reply.status(401).send('')
      const form = new URLSearchParams(body)
      const order = form.get('order') ?? ''
      orders.set(order, form)
      return path === '/checkout' ? `${url}/pay/${order}` : 'WAIT'
    })
  }
  server.post<{ Params: { order: string } }>('/pay/:order', async ({ params: { order } }) => {
    const amount = Math.round(Number(checkouts.get(order)?.get('lira')) * 100)
    return String(await reports({ reference: order, amount, state: 'OK' }))
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    reports,
    /** What it was asked to pay out, by reference. */
    payouts,
    tellsTo: (address: string) => (merchant = address),
    close: () => server.close(),
  }
}
