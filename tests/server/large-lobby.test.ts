import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { broughtId, type Brought } from '#contract/first-screen.ts'
import { growTo, type Size } from '#tests/load/lobby/catalogue.ts'
import { dataFolder, endServers, startRealServer, type RealServer } from './setup/real-server.ts'

const folder = dataFolder(inject('usedFolder'))
let server: RealServer
beforeAll(async () => {
  server = await startRealServer(folder.path)
})
afterAll(async () => {
  await server.stop()
  await endServers()
  folder.remove()
})

/** The document of the lobby once the catalogue has so many games: games shown, games brought, bytes. */
async function documentOf(games: Size) {
  await growTo(server.pool, games)
  const read = async () => {
    const html = await (await fetch(`${server.url}/casino/slot`)).text()
    const [, data = '{"answers":[]}'] =
      new RegExp(`id="${broughtId}"[^>]*>(.*?)</script>`, 's').exec(html) ?? []
    const { answers } = JSON.parse(data) as Pick<Brought, 'answers'>
    const answerOf = (call: string) =>
      (answers.find(({ name }) => name === call)?.data ?? []) as { games: number }[]
    return {
      told: answerOf('casino/providers').reduce((sum, provider) => sum + provider.games, 0),
      shown: html.match(/href="\/casino\/play\//g)?.length,
      brought: answerOf('casino/games').length,
      bytes: Buffer.byteLength(html),
    }
  }
  await expect
    .poll(async () => (await read()).told, { message: 'the built site draws its first screen' })
    .toBe(games)
  return read()
}

test('Scenario: a lobby of 5 000 games comes with its first rows, in a document as large as that of 600', async () => {
  const small = await documentOf(600)
  const large = await documentOf(5_000)
  expect(large).toMatchObject({ shown: 18, brought: 48 })
  expect(large.bytes / small.bytes).toBeLessThan(1.05)
})
