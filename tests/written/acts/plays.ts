import { expect } from '@playwright/test'
import { rule } from '../grammar.ts'
import type { Act } from './gestures.ts'
import { patience } from '../not-as-written.ts'

/** What a tester does about the session bar. */
export const actsOnPlays: readonly Act[] = [
  rule(
    'with a proxy, hold back the answers to @ and to @, which follows it; the site waits \\d+ seconds for each',
    'bir vekil sunucuda @ isteklerinin ve onları izleyen @ isteklerinin yanıtlarını bekletin; site her birini \\d+ saniye bekler',
    async ({ network }, paths) => {
      for (const path of paths) await network.proxy.holdsBack(path, false)
    },
  ),
  rule(
    'wait until a request @ waits for its answer, and send the answer that was held back; the site asks every (\\d+) seconds',
    'yanıt bekleyen bir @ isteği görünene kadar bekleyin ve bekletilen yanıtını gönderin; site (\\d+) saniyede bir sorar',
    async ({ network }, [path = '', seconds = '']) => {
      network.acts()
      await expect
        .poll(() => network.proxy.waiting(path), { timeout: Number(seconds) * 1_000 + patience })
        .toBeGreaterThan(0)
      await network.proxy.lets(path)
    },
  ),
  rule('a second passes', 'bir saniye geçer', (tester) => tester.waits(1_000)),
]
