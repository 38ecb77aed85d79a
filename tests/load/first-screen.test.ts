import { expect, test } from 'vitest'
import { medians, type Figures } from './first-screen/figures.ts'
import { missedIn, type Cell } from './first-screen/goals.ts'
import { serialDepth, type Request } from './first-screen/serial-depth.ts'

const request = (url: string, kind: string, asked: number, ended: number, readIn?: string): Request => ({
  url,
  kind,
  readIn,
  asked,
  ended,
})
const page = request('/', 'Document', 0, 100)
const script = request('a.js', 'Script', 90, 300, '/')
const sheet = request('a.css', 'Stylesheet', 90, 200, '/')

test('A page whose picture stands in its document waits twice, whatever a script asks for later', () => {
  const picture = request('hero.avif', 'Image', 95, 400, '/')
  expect(serialDepth([])).toBe(0)
  expect(serialDepth([page, picture, sheet])).toBe(2)
  expect(serialDepth([picture, script, page])).toBe(2)
})

test('A script, its question and the picture in the answer wait for each other', () => {
  const question = request('/api/slides', 'Fetch', 320, 500)
  const picture = request('hero.avif', 'Image', 510, 600)
  const letters = request('a.woff2', 'Font', 520, 900, 'a.css')
  expect(serialDepth([picture, question, script, letters, sheet, page])).toBe(4)
  // Fonts and pictures cause no further requests.
  expect(serialDepth([page, sheet, letters, request('late.avif', 'Image', 950, 990)])).toBe(3)
  // The script was requested before the document had ended.
  expect(serialDepth([page, request('early.js', 'Script', 50, 80)])).toBe(2)
})

const figures: Figures = {
  lcp: 2_000,
  fcp: 2_000,
  speedIndex: 2_000,
  blocking: 0,
  cls: 0,
  score: 1,
  requests: 2,
  requestsBeforeLcp: 2,
  depth: 2,
  scriptToAnswer: 90_000,
  script: 100_000,
  style: 0,
  font: 0,
  image: 0,
  document: 1_000,
}

test('The median of each figure, of an odd number of loads and of an even one', () => {
  const loads = [3, 1, 9, 5].map((lcp) => ({ ...figures, lcp, fcp: 10 - lcp }))
  expect(medians(loads.slice(0, 3))).toEqual({ ...figures, lcp: 3, fcp: 7 })
  expect(medians(loads)).toEqual({ ...figures, lcp: 4, fcp: 6 })
})

test('A goal is held to its last bit, and one that is missed says by how much', () => {
  const floor: Cell = { over: 'http1', profile: 'phone', who: 'reference', page: 'floor', figures }
  const home = (part: Partial<Figures>): Cell[] => [
    floor,
    { ...floor, who: 'visitor', page: '/', figures: { ...figures, lcp: 1_340, fcp: 760, ...part } },
  ]
  expect(missedIn(home({ blocking: 100, requestsBeforeLcp: 12, cls: 0.0004 }))).toEqual([])
  expect(missedIn(home({ lcp: 12_000, requestsBeforeLcp: 13, cls: 0.001, score: 0.5 }))).toEqual([
    'visitor / phone http1: LCP ÷ floor 6, at most 0.67: missed by 5.33',
    'visitor / phone http1: requests before the LCP 13, at most 12: missed by 1',
    'visitor / phone http1: CLS 0.001, at most 0: missed by 0.001',
    'visitor / phone http1: Lighthouse performance 0.5, at least 1: missed by 0.5',
  ])
  const [player] = home({ lcp: 2_300 }).slice(1)
  expect(missedIn([floor, { ...floor, ...player, who: 'player' }])).toEqual([
    'player / phone http1: LCP ÷ floor 1.15, at most 1.1: missed by 0.05',
  ])
  expect(missedIn([floor, { ...floor, who: 'visitor', profile: 'phone', page: '/spor' }])).toEqual([])
})
