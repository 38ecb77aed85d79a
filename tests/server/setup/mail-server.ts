import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { Witness } from '#tests/hub/witness.ts'
import { freePort } from './free-port.ts'

interface Options {
  port?: number
  /** If given, the server offers STARTTLS. */
  certificate?: { key: string; cert: string }
  /** TLS from the first byte. */
  encrypted?: boolean
  /** If given, only this user may send. */
  user?: { name: string; password: string }
  /** Unusual answers by command; null is silence. */
  answers?: Partial<Record<'greeting' | 'MAIL' | 'RCPT' | 'end of data', string | null>>
}

export interface TakenLetter {
  from: string
  to: string[]
  /** As it came over the wire. */
  source: string
  /** It came over TLS. */
  secure: boolean
}

export interface MailServerStand {
  port: number
  letters: Witness<TakenLetter>
  /** Every command as it came; those after STARTTLS are marked. */
  heard: string[]
  close(): Promise<void>
}

/** An SMTP server (RFC 5321, 3207, 4954) on a real socket. */
export async function startMailServer(options: Options = {}): Promise<MailServerStand> {
  const port = options.port ?? (await freePort())
  const letters = new Witness<TakenLetter>()
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const secureContext = options.certificate && createSecureContext(options.certificate)
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (!options.encrypted) return converse(socket, false)
    const encrypted = new TLSSocket(socket, { isServer: true, ...(secureContext && { secureContext }) })
    converse(encrypted, true)
    encrypted.write('220 mail.test ESMTP\r\n')
  })

  function converse(socket: Socket, secure: boolean): void {
    const { user, answers = {} } = options
    const letter: TakenLetter = { from: '', to: [], source: '', secure }
    let known = user === undefined
    let inside = false
    let unread = ''
    const say = (usual: string, name?: keyof typeof answers) => {
      const answer = name !== undefined && name in answers ? answers[name] : usual
      if (answer !== null) socket.write(`${answer}\r\n`)
    }

    const commands: Partial<Record<string, (line: string) => void>> = {
      EHLO() {
        const offered = ['mail.test', secureContext && !secure && 'STARTTLS', user && 'AUTH PLAIN'].filter(
          Boolean,
        )
        offered.forEach((each, place) => say(`250${place + 1 < offered.length ? '-' : ' '}${each}`))
      },
      AUTH(line) {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
        known = given === `\0${user?.name}\0${user?.password}`
        say(known ? '235 2.7.0 welcome' : '535 5.7.8 wrong user or password')
      },
      MAIL(line) {
        letter.from = /<(.*)>/.exec(line)?.[1] ?? ''
        say(known ? '250 2.1.0 ok' : '530 5.7.0 who are you', 'MAIL')
      },
      RCPT(line) {
        letter.to.push(/<(.*)>/.exec(line)?.[1] ?? '')
        say('250 2.1.5 ok', 'RCPT')
      },
      DATA() {
        inside = true
        say('354 go on')
      },
      QUIT() {
        say('221 2.0.0 goodbye')
        socket.end()
      },
    }
    if (secureContext && !secure) {
      commands['STARTTLS'] = () => {
        socket.removeListener('data', hear)
        say('220 2.0.0 go ahead')
        converse(new TLSSocket(socket, { isServer: true, secureContext }), true)
      }
    }

    function take(line: string): void {
      if (inside && line !== '.') letter.source += `${line.replace(/^\.\./, '.')}\r\n`
      else if (inside) {
        inside = false
        letters.note({ ...letter })
        say('250 2.0.0 taken', 'end of data')
      } else {
        heard.push(secure ? `(encrypted) ${line}` : line)
        const answer = commands[line.split(' ')[0] ?? ''] ?? (() => say('502 5.5.2 not spoken here'))
        answer(line)
      }
    }
    function hear(chunk: Buffer): void {
      const lines = (unread + chunk.toString()).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) take(line)
    }

    socket.on('error', () => socket.destroy())
    socket.on('data', hear)
    if (!secure) say('220 mail.test ESMTP', 'greeting')
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    letters,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
