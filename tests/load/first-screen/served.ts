import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/server/setup/free-port.ts'
import { startNginx } from '#tests/server/setup/nginx.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'
import { startMeasured } from '../measured-server.ts'
import { withPlatform } from '../platform.ts'
import { buildReferences, references } from './references.ts'

export const ways = ['http1', 'http2'] as const
export type Way = (typeof ways)[number]

/** Origins, without a slash at the end. */
interface Served {
  site: string
  references: string
  /** The site without nginx in front. */
  platform: string
}

/** All browsers come from one address. A sportsbook is a page of another company: the static page stands for it. */
const settings = (elsewhere: string) => ({
  ADDRESS_FACTOR: '1000',
  SPORTS_URL_BETSY: `${elsewhere}${references.static}`,
})

/** Serves the site in production, and `references` in the same way. */
export async function withServed<T>(way: Way, measure: (served: Served) => Promise<T>): Promise<T> {
  const folder = scratchFolder('test')
  const built = join(folder, 'references')
  await buildReferences(built)
  const port = await freePort()
  const elsewhere = `http://127.0.0.1:${port}`
  const file = new URL('serve-references.ts', import.meta.url)
  const server = await startMeasured(file, elsewhere, { FOLDER: built, PORT: String(port), URL: elsewhere })
  try {
    if (way === 'http1')
      return await withPlatform(
        ({ url }) => measure({ site: url, references: elsewhere, platform: url }),
        settings(elsewhere),
      )
    const fronts = { site: await freePort(), references: await freePort() }
    const site = `https://127.0.0.1:${fronts.site}`
    const inFront = `https://127.0.0.1:${fronts.references}`
    return await withPlatform(
      async ({ url }) => {
        const stop = await startNginx(join(folder, 'nginx'), [
          { port: fronts.site, to: [Number(new URL(url).port)] },
          { port: fronts.references, to: [port] },
        ])
        return measure({ site, references: inFront, platform: url }).finally(stop)
      },
      { ...settings(inFront), PUBLIC_URL: site, TRUST_PROXY: 'on' },
    )
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
