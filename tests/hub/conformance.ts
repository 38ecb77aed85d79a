/** `npm run conformance`: writes the table of what the tests of the hub show, into the package. `--check` fails if it is out of date. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

interface Listed {
  /** Titles of the describes and of the test. */
  name: string
  file: string
}

const place = new URL('../../packages/signalr-hub/CONFORMANCE.md', import.meta.url)

/** What each file holds, in the order of the protocols. */
const chapters: Record<string, string> = {
  negotiate: 'Negotiation',
  status: 'Statuses of the transports',
  wire: 'WebSockets and bytes',
  'event-stream': 'Server-sent events',
  'long-poll': 'Long polling',
  handshake: 'Handshake',
  'keep-alive': 'Pings and timeouts',
  messages: 'Messages of a client',
  'slow-method': 'Order and flow of calls',
  streams: 'Streams both ways',
  'client-results': 'Results of a client',
  messagepack: 'MessagePack',
  sequences: 'Stateful reconnect',
  'stateful-reconnect': 'Stateful reconnect of the official client',
  'message-buffer': 'Buffer of the official client',
  audience: 'Users, groups, filters, permissions',
  'raw-endpoint': 'Raw connections and several endpoints',
  'too-many': 'Limits of connections',
  presence: 'Who is connected',
  reconnect: 'Automatic reconnect',
  shutdown: 'Shutdown',
  'official-client': 'The official client',
  'older-clients': 'Older official clients',
}

function table(): string {
  const listed = JSON.parse(
    execFileSync('npx', ['vitest', 'list', '--project', 'hub', '--json'], { encoding: 'utf8' }),
  ) as Listed[]
  const fileOf = ({ file }: Listed) => basename(file, '.test.ts')
  const unknown = listed.map(fileOf).filter((file) => !(file in chapters))
  if (unknown.length > 0) throw new Error(`no chapter for ${unknown[0]}`)
  const parts = Object.entries(chapters).map(([file, chapter]) => {
    const sentences = listed
      .filter((each) => fileOf(each) === file)
      .map(({ name }) => name.split(' > ').at(-1)?.replace('Scenario: ', '').replaceAll('%s', '…'))
    return [`## ${chapter}`, sentences.map((each) => `- ${each}`).join('\n')].join('\n\n')
  })
  return [readFileSync(place, 'utf8').split('\n## ')[0]?.trim(), ...parts].join('\n\n') + '\n'
}

const wanted = table()
if (!process.argv.includes('--check')) writeFileSync(place, wanted)
else if (wanted !== readFileSync(place, 'utf8'))
  throw new Error('packages/signalr-hub/CONFORMANCE.md is out of date: npm run conformance')
