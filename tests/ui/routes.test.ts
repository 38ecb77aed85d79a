import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// @holds 2.2 2.8b
test('Scenario: every address that section 2 names is routed', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8')
  const routed = new Set(Array.from(tree.matchAll(/fullPath: '([^']+)'/g), ([, path]) => path))
  const asked = [
    '/',
    ...['slot', 'live', 'games', 'bingo', 'tvbets'].map((lobby) => `/casino/${lobby}`),
    '/casino/play/$game',
    ...['/spor', '/livespor', '/esports'].flatMap((book) => [book, `${book}/betco`]),
    '/promotions',
    '/pages/$id',
    '/dashboard/',
    ...[
      'account',
      'claim-bonus',
      'deposit',
      'withdraw',
      'phone-verification',
      'change-password',
      'financial-activities',
      'game-history',
      'bonuses',
      'session-history',
    ].map((page) => `/dashboard/${page}`),
  ]
  expect(asked.filter((path) => !routed.has(path))).toEqual([])
})
