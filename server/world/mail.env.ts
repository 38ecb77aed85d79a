import * as z from 'zod/mini'
import { CannotStart } from '../cannot-start.ts'
import type { MailServer } from './mail.smtp.ts'

const submissionPorts = { 'smtp:': 587, 'smtps:': 465 } as const

const notServer = 'is not the address of a mail server (smtp://host:port or smtps://host:port)'
const isServer = (text: string) => /^smtps?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text)

export const mailVariables = {
  SMTP_URL: z.optional(z.string().check(z.refine(isServer, notServer))),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  SMTP_TLS: z._default(z.enum(['required', 'off'], 'is required or off'), 'required'),
  MAIL_FROM: z.optional(z.email('is not an e-mail address')),
}

type Given = z.output<z.ZodMiniObject<typeof mailVariables>>

const isHere = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** Undefined if none is named. Throws CannotStart if the settings are incomplete or send a password in clear. */
export function mailServerOf(given: Given): MailServer | undefined {
  const { SMTP_URL, SMTP_USER: name, SMTP_PASSWORD: password, SMTP_TLS, MAIL_FROM: from } = given
  if (SMTP_URL === undefined) return undefined
  const url = new URL(SMTP_URL)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const atOnce = url.protocol === 'smtps:'
  if (from === undefined) throw new CannotStart('MAIL_FROM is missing: letters through SMTP_URL come from it')
  if ((name === undefined) !== (password === undefined)) {
    throw new CannotStart('SMTP_USER and SMTP_PASSWORD are given together or not at all')
  }
  if (SMTP_TLS === 'off' && (atOnce || (name !== undefined && !isHere(host)))) {
    throw new CannotStart(
      'SMTP_TLS is off: with smtps:, or a password for another machine, it has to be required',
    )
  }
  return {
    host,
    port: Number(url.port) || submissionPorts[atOnce ? 'smtps:' : 'smtp:'],
    tls: atOnce ? 'at once' : SMTP_TLS,
    user: name === undefined || password === undefined ? undefined : { name, password },
    from,
  }
}
