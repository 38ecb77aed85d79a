/** Serves the pages to compare with in the same way as the site's own files. */
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { serveSite } from '#server/site/static.ts'

const {
  FOLDER: folder,
  PORT,
  URL: url,
} = z.object({ FOLDER: z.string(), PORT: z.string(), URL: z.string() }).parse(process.env)
const app = Fastify()
await serveSite(app, { folder })
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
console.log(url)
process.on('SIGTERM', () => process.exit(0))
