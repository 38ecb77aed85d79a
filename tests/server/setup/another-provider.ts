import { createHmac } from 'node:crypto'
import type { PaymentProvider, ProviderReport } from '#server/world/payment-provider.ts'
import type { Place } from '#server/world/places.ts'

/** The words of Pınar for what became of a payment. */
const words = { OK: 'paid', FAIL: 'declined', WAIT: 'waiting' } as const
type Word = keyof typeof words
const isWord = (word: string | null | undefined): word is Word => typeof word === 'string' && word in words

export const macHeader = 'x-mac'
export const macOf = (secret: string, body: string) =>
  createHmac('sha512', secret).update(body).digest('base64')
export const liraOf = (minor: number) => (minor / 100).toFixed(2)

/** The file that a developer adds for Pınar: forms, amounts in lira, one header, other words. */
export function pinar({ url, secret }: Place): PaymentProvider {
  async function ask(path: string, form: Record<string, string>): Promise<string> {
    const body = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', [macHeader]: macOf(secret, body) }
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`Pınar answered ${answer.status}`)
    return answer.text()
  }
  return {
    start: async ({ reference, amount, locale }) => ({
      url: await ask('/checkout', { order: reference, lira: liraOf(amount), language: locale }),
    }),
    async payOut({ reference, amount, method, detail }) {
      const to = String(detail['AccountEmail'])
      const word = await ask('/payout', { order: reference, lira: liraOf(amount), method, to })
      if (!isWord(word)) throw new Error(`Pınar answered ${word}`)
      return words[word]
    },
    readReport({ headers, body }): ProviderReport | 'not signed' | 'not understood' {
      if (headers[macHeader] !== macOf(secret, body)) return 'not signed'
      const form = new URLSearchParams(body)
      const [reference, state, lira] = [form.get('order'), form.get('state'), form.get('lira')]
      if (!reference || !lira || !isWord(state)) return 'not understood'
      return { reference, event: words[state], amount: Math.round(Number(lira) * 100) }
    },
  }
}
