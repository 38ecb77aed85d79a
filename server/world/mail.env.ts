import * as z from 'zod/mini'
import { CannotStart } from '../cannot-start.ts'
import type { MailPlace } from './mail.ts'
import { placesOf, theOnly, type Chosen } from './places.ts'

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
type Smtp = Omit<Given, 'SMTP_URL' | 'MAIL_FROM'> & { SMTP_URL: string }

const isHere = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

const submissionPorts = { 'smtp:': 587, 'smtps:': 465 } as const

/** TLS from the first byte (`smtps:`), by STARTTLS, which is required (`smtp:`), or none. */
export function serverOf({ url, tls }: Pick<MailPlace, 'url' | 'tls'>) {
  const { hostname, port, protocol } = new URL(url)
  const atOnce = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || submissionPorts[atOnce ? 'smtps:' : 'smtp:'],
    tls: atOnce ? ('at once' as const) : tls,
  }
}

/** Undefined if none is named. Throws CannotStart if the settings are incomplete or send a password in clear. */
export function mailOf(
  { MAIL_FROM, ...smtp }: Given,
  given: Readonly<Record<string, string | undefined>>,
): Chosen<MailPlace> | undefined {
  const from = (variable: string): string => {
    if (MAIL_FROM !== undefined) return MAIL_FROM
    throw new CannotStart(`MAIL_FROM is missing: letters through ${variable} come from it`)
  }
  const others = Array.from(placesOf('MAIL', given), ([provider, { url, secret }]) => ({
    provider,
    place: {
      url,
      user: undefined,
      secret,
      tls: 'required',
      from: from(`MAIL_URL_${provider.toUpperCase()}`),
    } as const,
  }))
  const { SMTP_URL: url } = smtp
  if (url === undefined) return theOnly('MAIL', others)
  const place = { ...smtpOf({ ...smtp, SMTP_URL: url }), from: from('SMTP_URL') }
  return theOnly<MailPlace>('MAIL', [{ provider: 'smtp', place }, ...others])
}

function smtpOf({ SMTP_URL: url, SMTP_USER: user, SMTP_PASSWORD: secret, SMTP_TLS: tls }: Smtp) {
  if ((user === undefined) !== (secret === undefined)) {
    throw new CannotStart('SMTP_USER and SMTP_PASSWORD are given together or not at all')
  }
  const server = serverOf({ url, tls })
  if (tls === 'off' && (server.tls === 'at once' || (user !== undefined && !isHere(server.host)))) {
    throw new CannotStart(
      'SMTP_TLS is off: with smtps:, or a password for another machine, it has to be required',
    )
  }
  return { url, user, secret, tls }
}
