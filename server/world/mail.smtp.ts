import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { productName } from '#contract/product.ts'
import type { Mail } from './mail.ts'

/** How long each step of the conversation may take, in milliseconds. */
const patience = 10_000

export interface MailServer {
  host: string
  port: number
  /** From the first byte (`smtps:`), asked for and insisted on (`smtp:`), or not at all. */
  tls: 'at once' | 'required' | 'off'
  /** Undefined where the server takes letters from anybody who reaches it. */
  user: { name: string; password: string } | undefined
  /** The address that letters come from. */
  from: string
}

/** What the log may hold of a failure, and holds, since it writes no causes: the server's own words can repeat addresses. */
function reasonOf(error: unknown): string {
  const told = ['code', 'responseCode'].map((name) =>
    error instanceof Error ? Reflect.get(error, name) : null,
  )
  return told.filter((each) => typeof each === 'string' || typeof each === 'number').join(' ') || 'unknown'
}

/**
 * A mail server that speaks SMTP, asked anew for each letter. Rejects where it does not take the letter.
 * @param site the host that players reach the site at: what the mail server is told who calls
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
        // Without its cause, which the log would follow: the mail server's words quote the player's address.
        throw new Error(`The mail server did not take the letter: ${reasonOf(error)}`)
      })
    },
  }
}
