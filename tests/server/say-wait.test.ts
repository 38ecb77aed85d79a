import { expect, test } from 'vitest'
import { waitEn, waitTr } from '#server/words/say-wait.ts'

test.each([
  [59, '59 saniye', '59 seconds'],
  [60, '1 dakika', '1 minute'],
  [61, '2 dakika', '2 minutes'],
  [7_199, '120 dakika', '120 minutes'],
  [7_201, '3 saat', '3 hours'],
])('Scenario: who has to wait %i s is never told less', (seconds, turkish, english) => {
  expect([waitTr(seconds), waitEn(seconds)]).toEqual([turkish, english])
})
