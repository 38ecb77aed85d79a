import type { Sms } from './sms.ts'

/** How long the gateway may take, in milliseconds. */
const patience = 10_000

interface Gateway {
  url: string
  /** Sent as a bearer token. */
  token: string | undefined
}

/** A gateway that takes `{ to, text }` as JSON over HTTP. Rejects where it does not answer 2xx in time. */
export const httpSms = ({ url, token }: Gateway): Sms => ({
  async send({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  },
})
