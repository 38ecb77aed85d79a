import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { certificateOfThisMachine } from './setup/certificate.ts'
import { startMailServer, type MailServerStand, type TakenLetter } from './setup/mail-server.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

const { username, email } = newcomer
const user = { name: 'lale', password: 'of the mail server' }

let app: TestApp
let mail: MailServerStand
afterEach(async () => {
  await mail.close()
  await app.close()
})

/** This process trusts the certificate until the test is over. */
function trust({ cert }: { cert: string }): void {
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
}

async function start(options: Parameters<typeof startMailServer>[0], env: Record<string, string>) {
  mail = await startMailServer(options)
  app = await startApp({
    env: {
      SMTP_URL: `${options?.encrypted ? 'smtps' : 'smtp'}://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'no-reply@lale.test',
      ...env,
    },
  })
  await signUp(app)
}
const inTheClear = { SMTP_TLS: 'off' }
const withUser = { SMTP_USER: user.name, SMTP_PASSWORD: user.password }

const send = (locale = 'tr') => app.call('auth/sendresetpassword', { username }, { locale })
const failures = () => app.logs.filter((line) => line.includes('a job failed'))

const decode = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

function read({ source }: TakenLetter) {
  const [head = '', body = ''] = source.split(/\r\n\r\n(.*)/s)
  const fields = Object.fromEntries(
    head
      .replace(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
  const subject = (fields['Subject'] ?? '').replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_all, word: string) =>
    decode(word.replaceAll('_', ' ')),
  )
  return { fields, subject, text: decode(body.replace(/=\r\n/g, '')) }
}

describe('a mail server', () => {
  test('Scenario: it takes the letter, and the code in it recovers the password', async () => {
    await start({}, inTheClear)
    expect((await send()).success).toBe(true)
    const letter = await mail.letters.take()
    expect([letter.from, letter.to]).toEqual(['no-reply@lale.test', [email]])
    const { fields, subject, text } = read(letter)
    expect(subject).toBe('Lale şifre yenileme kodunuz')
    expect(fields).toMatchObject({
      From: 'Lale <no-reply@lale.test>',
      To: email,
      'Auto-Submitted': 'auto-generated',
    })
    expect(text).toMatch(/^Şifrenizi yenilemek için kodunuz: \d{8}\r\n\r\nKod 15 dakika geçerlidir\./)
    const code = /\d{8}/.exec(text)?.[0] ?? ''
    const form = { username, code, password: 'yepyeni-şifre', password2: 'yepyeni-şifre' }
    expect((await app.call('auth/changepasswordwithcode', form)).success).toBe(true)
    expect(mail.heard[0]).toBe('EHLO [127.0.0.1]')
    expect((await app.pool.query('select from outbox')).rowCount).toBe(0)
  })

  test('Scenario: it asks for a user, and is told one only once nobody can listen', async () => {
    const certificate = certificateOfThisMachine()
    trust(certificate)
    await start({ certificate, user }, withUser)
    await send()
    expect(await mail.letters.take()).toMatchObject({ to: [email], secure: true })
    const inClear = mail.heard.filter((line) => !line.startsWith('(encrypted)'))
    expect(inClear).toEqual([expect.stringMatching(/^EHLO /), 'STARTTLS'])
    expect(mail.heard.filter((line) => line.startsWith('(encrypted) AUTH PLAIN'))).toHaveLength(1)
  })

  test('Scenario: it encrypts from the first byte', async () => {
    const certificate = certificateOfThisMachine()
    trust(certificate)
    await start({ certificate, user, encrypted: true }, withUser)
    await send()
    expect(await mail.letters.take()).toMatchObject({ to: [email], secure: true })
    expect(mail.heard.filter((line) => !line.startsWith('(encrypted)'))).toEqual([])
  })

  test.each([
    ['encrypts nothing', {}],
    ['shows a certificate that nobody vouches for', { certificate: certificateOfThisMachine() }],
  ])('Scenario: it %s, so it is told neither password nor letter', async (_what, options) => {
    await start({ ...options, user }, withUser)
    expect((await send()).success).toBe(true)
    await expect.poll(failures).toHaveLength(1)
    expect(mail.heard.filter((line) => /AUTH|MAIL|RCPT|DATA/.test(line))).toEqual([])
  })

  test.each([
    ['does not know the mailbox', { RCPT: `550 5.1.1 <${email}>: no such mailbox` }, 'EENVELOPE 550'],
    ['has no room', { 'end of data': '452 4.3.1 no room' }, 'EMESSAGE 452'],
    ['is closed', { greeting: '554 5.3.2 closed' }, 'EPROTOCOL 554'],
  ])(
    'Scenario: it %s: the visitor is told what everybody is told, the log says it without address and code',
    async (_what, answers, told) => {
      await start({ answers }, { ...inTheClear, LOG_LEVEL: 'trace' })
      expect(await send()).toMatchObject({
        status: 200,
        success: true,
        message: 'Bu kullanıcı adıyla bir üyelik varsa, kayıtlı e-posta adresine bir kod gönderdik.',
      })
      await expect.poll(failures).toHaveLength(1)
      expect(JSON.parse(failures()[0] ?? '{}')).toMatchObject({
        err: { text: `The mail server did not take the letter: ${told}` },
      })
      const written = app.logs.join('')
      expect([email, newcomer.password].filter((secret) => written.includes(secret))).toEqual([])
    },
  )

  test('Scenario: it knows the user by another password, which is not in the log', async () => {
    await start({ user }, { ...inTheClear, ...withUser, SMTP_PASSWORD: 'an old one', LOG_LEVEL: 'trace' })
    await send()
    await expect.poll(failures).toHaveLength(1)
    expect(failures()[0]).toContain('EAUTH 535')
    const encoded = Buffer.from('\0lale\0an old one').toString('base64')
    const written = app.logs.join('')
    expect(['an old one', encoded].filter((secret) => written.includes(secret))).toEqual([])
  })

  test('Scenario: it is away, and back later: the letter goes out by itself', async () => {
    await start({}, inTheClear)
    await mail.close()
    expect((await send()).success).toBe(true)
    await expect.poll(failures).toHaveLength(1)
    expect(failures()[0]).toContain('ESOCKET')
    mail = await startMailServer({ port: mail.port })
    expect((await mail.letters.take()).to).toEqual([email])
  })

  test('Scenario: while it hangs the visitor has the answer, and nothing is locked', async () => {
    await start({ answers: { MAIL: null } }, inTheClear)
    expect((await send()).success).toBe(true)
    await expect.poll(() => mail.heard.some((line) => line.startsWith('MAIL'))).toBe(true)
    const { rows } = await app.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([{ waiting: 0 }])
    expect((await app.call('auth/login', { username, password: newcomer.password })).success).toBe(true)
  })
})
