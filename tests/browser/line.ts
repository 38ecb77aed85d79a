import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const workerPath = '/service-worker.js'

/** A proxy to the platform that can be cut, and that can serve a newer release of the site. */
export class Line {
  readonly #server = createServer((asked, answered) => {
    const { hostname, port } = new URL(process.env['BASE_URL'] ?? '')
    const { method, url: path } = asked
    const sent = { ...asked.headers }
    if (path === workerPath) for (const name of ['accept-encoding', 'if-none-match']) delete sent[name]
    const passed = request({ hostname, port, method, path, headers: sent }, (reply) => {
      const headers = { ...reply.headers }
      if (path !== workerPath) {
        answered.writeHead(reply.statusCode ?? 502, headers)
        return reply.pipe(answered)
      }
      delete headers['content-length']
      answered.writeHead(reply.statusCode ?? 502, headers)
      return void this.#worker(reply).then((source) => answered.end(source))
    })
    passed.on('error', () => answered.destroy())
    asked.pipe(passed)
  })
  #isNewer = false

  async open(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  release(): void {
    this.#isNewer = true
  }

  async #worker(reply: IncomingMessage): Promise<string> {
    let source = ''
    for await (const part of reply.setEncoding('utf8')) source += String(part)
    return this.#isNewer ? source.replace(/const release = "/, 'const release = "newer-') : source
  }
}
