import { createHmac } from 'node:crypto'
import type { PaymentProvider, PayOutOrder, ProviderReport } from '#server/world/payment-provider.ts'

const words = { OK: 'paid', FAIL: 'declined', WAIT: 'waiting' } as const
const isWord = (word: string | null): word is keyof typeof words => word !== null && word in words
const mac = (body: string) => createHmac('sha512', 'shared with them').update(body).digest('base64')

/** A payment provider with its own format: forms, amounts in lira, one header, other words. It records what it was asked. */
export function anotherProvider() {
  const orders: PayOutOrder[] = []
  const provider: PaymentProvider = {
    start: async ({ reference }) => ({ url: `https://pay.example.test/${reference}` }),
    async payOut(order) {
      orders.push(order)
      return 'waiting'
    },
    readReport({ headers, body }) {
      if (headers['x-mac'] !== mac(body)) return 'not signed'
      const form = new URLSearchParams(body)
      const [reference, state, lira] = [form.get('order'), form.get('state'), form.get('lira')]
      if (!reference || !lira || !isWord(state)) return 'not understood'
      return { reference, event: words[state], amount: Math.round(Number(lira) * 100) }
    },
  }
  return { provider, orders }
}

export function callOf({ reference, event, amount }: ProviderReport) {
  const state = Object.entries(words).find(([, each]) => each === event)?.[0] ?? ''
  const body = new URLSearchParams({
    order: reference,
    state,
    lira: (amount / 100).toFixed(2),
  }).toString()
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-mac': mac(body) },
    body,
  }
}
