import { expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { leavesOf } from 'statechart-walk'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { endsOf, isStillGone, leavesIn, otherEnds, reachedAt } from '#tests/flows/driver/ends.ts'

it.each(flowNames)('Scenario: each leaf state of %s stands at one end, in which it rests', (flow) => {
  const cases = browserCases(flow)
  const ends = endsOf(cases)
  expect(ends.flatMap(({ leaves }) => leaves).toSorted()).toEqual([...leavesIn(cases)].toSorted())
  for (const { walked, at, leaves } of ends)
    expect(leavesOf(walked.moments[at]?.state.value ?? '')).toEqual(expect.arrayContaining(leaves))
})

it('Scenario: where the page speaks English already, an English picture needs no other language', () => {
  const [first] = otherEnds(browserCases('language'), 'offer.known', 'en')
  expect(first?.walked.moments[first.at]?.state.context).toMatchObject({ language: 'en' })
})

it('Scenario: a way of an older machine is not gone any more', () => {
  const cases = browserCases('login')
  const [end] = endsOf(cases)
  if (!end) throw new Error('The login has no states')
  const way = reachedAt(end)
  expect(isStillGone(cases)(way)).toBe(true)
  expect(isStillGone(cases)({ ...way, told: 'another machine' })).toBe(false)
  expect(isStillGone(browserCases('recovery'))(way)).toBe(false)
})
