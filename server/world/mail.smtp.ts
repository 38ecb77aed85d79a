import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { productName } from '#contract/product.ts'
import type { Mail } from './mail.ts'

/** Milliseconds for each step of the SMTP dialogue. */
const patience = 10_000

export interface MailServer {
  host: string
  port: number
  /** From the first byte (`smtps:`), by STARTTLS, which is required (`smtp:`), or none. */
  tls: 'at once' | 'required' | 'off'
  /** Undefined: the server asks for none. */
  user: { name: string; password: string } | undefined
  from: string
}

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
export function smtpMail({ host, port, tls, user, from }: MailServer, site: string): Mail {
  const transport = createTransport({
    host,
    port,
    name: isIP(site) === 0 ? site : `[${site}]`,
    secure: tls === 'at once',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    ...(user && { auth: { user: user.name, pass: user.password } }),
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
        throw new Error(`The mail server did not take the letter: ${reasonOf(error)}`)
      })
    },
  }
}
