import { readFileSync } from 'node:fs'
import type { FastifyPluginCallback } from 'fastify'
import { docsPage, docsStylePath, openApiPath } from './docs.page.ts'
import { openApi } from './openapi.ts'

const style = readFileSync(new URL('./docs.css', import.meta.url), 'utf8')

export function docsRoutes(served: ReadonlySet<string>): FastifyPluginCallback {
  let document: ReturnType<typeof openApi> | undefined
  let page: string | undefined
  return (app, _options, registered) => {
    app.get(openApiPath, () => (document ??= openApi(served)))
    app.get('/api/docs', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send((page ??= docsPage(served))),
    )
    app.get(docsStylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
    registered()
  }
}
