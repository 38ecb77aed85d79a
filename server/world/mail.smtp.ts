import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { productName } from '#contract/product.ts'
import { serverOf } from './mail.env.ts'
import type { Mail, MailPlace } from './mail.ts'

/** Milliseconds for each step of the SMTP dialogue. */
const patience = 10_000

/** Only codes: the server's own words can quote addresses. */
function reasonOf(error: unknown): string {
  const told = ['code', 'responseCode'].map((name) =>
    error instanceof Error ? Reflect.get(error, name) : null,
  )
  return told.filter((each) => typeof each === 'string' || typeof each === 'number').join(' ') || 'unknown'
}

/**
 * Sends over SMTP, with a new connection for each e-mail. Rejects if the server does not take it.
 * @param site the host that players reach the site at: our name for the mail server
 */
export function smtpMail(place: MailPlace, site: string): Mail {
  const { user, secret, from } = place
  const { host, port, tls } = serverOf(place)
  const transport = createTransport({
    host,
    port,
    name: isIP(site) === 0 ? site : `[${site}]`,
    secure: tls === 'at once',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    ...(user !== undefined && secret !== undefined && { auth: { user, pass: secret } }),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, at }) {
      const letter = {
        from: { name: productName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        date: at,
        headers: { 'auto-submitted': 'auto-generated' },
      }
      await transport.sendMail(letter).catch((error: unknown) => {
        // Without `cause`, which the log would follow: the mail server's words quote the player's address.
        const reason = reasonOf(error)
        const failure = new Error(`The mail server did not take the letter: ${reason}`)
        throw Object.assign(failure, reason.startsWith('ETIMEDOUT') && { name: 'TimeoutError' })
      })
    },
  }
}
