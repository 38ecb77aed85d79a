import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build } from '#server/cli/build.ts'
import { builtSite } from '#server/site/built.ts'
import { spread } from './compared.ts'
import { Connection } from './documents/connection.ts'
import { atFullLoad, slowest, type Wish } from './documents/load.ts'
import { requestOf } from './documents/request.ts'
import { drawn } from './first-screen/drawn.ts'
import type { DocumentMeasured } from './documents/said.ts'
import { withPlatform } from './platform.ts'

const paths = ['/', '/casino/slot', '/spor', '/promotions', '/pages/1']
const readers = 16
const turns = 7
/** Milliseconds. */
const turnTime = 1_000
const halfLoadTime = 5_000

/** The file to compare a document with: the same bytes, as a file of the build. */
const copy = '/assets/measured.html'
const copies = [join(builtSite, copy), join(builtSite, `${copy}.br`)] as const

/** Cost of visitors' documents in production, compared with files of the same size. */
export async function measureDocuments(): Promise<DocumentMeasured[]> {
  await build()
  // The server lists its files when it starts.
  for (const file of copies) writeFileSync(file, '')
  try {
    return await withPlatform(async ({ url, cpu }) => {
      const connections = await Promise.all(Array.from({ length: readers }, () => Connection.open(url)))
      const documents = []
      for (const path of paths) documents.push(await measure(path, { url, connections, cpu }))
      for (const connection of connections) connection.close()
      return documents
    })
  } finally {
    for (const file of copies) rmSync(file, { force: true })
  }
}

interface Server {
  url: string
  connections: readonly Connection[]
  cpu: () => Promise<number>
}

async function takeTurn({ connections, cpu }: Server, wish: Wish) {
  const before = await cpu()
  const { answers, seconds } = await atFullLoad(connections, wish, turnTime)
  return { answersPerSecond: answers / seconds, cpuMicroseconds: ((await cpu()) - before) / answers }
}

type Turn = Awaited<ReturnType<typeof takeTurn>>

async function measure(path: string, server: Server): Promise<DocumentMeasured> {
  const document = { request: requestOf(path), status: 200 }
  await drawn(`${server.url}${path}`)
  // Meanwhile the server compresses the document for many readers.
  await takeTurn(server, document)
  const { head, body } = await ask(server, document)
  const tag = /\r\netag: (\S+)/i.exec(head)?.[1] ?? ''
  writeFileSync(copies[0], brotliDecompressSync(body))
  writeFileSync(copies[1], body)
  const file = { request: requestOf(copy), status: 200 }
  const known = { request: requestOf(path, { 'if-none-match': tag }), status: 304 }
  await takeTurn(server, file)
  const told: Record<'document' | 'file' | 'known', Turn>[] = []
  while (told.length < turns)
    told.push({
      document: await takeTurn(server, document),
      file: await takeTurn(server, file),
      known: await takeTurn(server, known),
    })
  const cost = (of: (turn: (typeof told)[number]) => Turn) => ({
    answersPerSecond: spread(told.map((turn) => of(turn).answersPerSecond)),
    cpuMicroseconds: spread(told.map((turn) => of(turn).cpuMicroseconds)),
  })
  const [full, fullOfFile] = [cost((turn) => turn.document), cost((turn) => turn.file)]
  const slowestAtHalf = (wish: Wish, { answersPerSecond }: typeof full) =>
    slowest(server.connections, wish, answersPerSecond.median / 2, halfLoadTime)
  return {
    path,
    size: body.byteLength,
    document: full,
    file: fullOfFile,
    known: cost((turn) => turn.known),
    throughputRatio: spread(told.map((turn) => turn.document.answersPerSecond / turn.file.answersPerSecond)),
    p99: await slowestAtHalf(document, full),
    p99OfFile: await slowestAtHalf(file, fullOfFile),
  }
}

function ask({ connections: [first] }: Server, { request }: Wish) {
  if (!first) throw new Error('Nobody asks')
  return first.ask(request)
}
