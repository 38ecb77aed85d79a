import { smtpMail } from './mail.smtp.ts'
import type { Mail, MailPlace } from './mail.ts'

/** @param site the host that players reach the site at */
export type KnownMailProviders = Readonly<Record<string, (place: MailPlace, site: string) => Mail>>

/** Every mail provider, one line each, by its name in variables: small letters and digits. SMTP_URL is the place of `smtp`. */
export const knownMailProviders: KnownMailProviders = {
  smtp: smtpMail,
}
