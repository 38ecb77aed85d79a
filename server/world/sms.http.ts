import type { Sms, SmsPlace } from './sms.ts'

/** Milliseconds that the gateway may take. */
const patience = 10_000

/** An HTTP gateway that takes `{ to, text }` as JSON. Rejects unless it answers 2xx in time. */
export const httpSms = ({ url, secret }: SmsPlace): Sms => ({
  async send({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(patience),
    })
    // An unread body would keep the connection.
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  },
})
