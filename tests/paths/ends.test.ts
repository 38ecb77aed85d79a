import { expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { leavesOf } from 'statechart-walk'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { endsOf, isStillGone, leavesIn, otherEnds, reachedAt } from '#tests/flows/driver/ends.ts'

it.each(flowNames)('Scenario: each leaf state of %s is pictured at the end of exactly one path', (flow) => {
  const cases = browserCases(flow)
  const ends = endsOf(cases)
  expect(ends.flatMap(({ leaves }) => leaves).toSorted()).toEqual([...leavesIn(cases)].toSorted())
  for (const { walked, at, leaves } of ends)
    expect(leavesOf(walked.moments[at]?.state.value ?? '')).toEqual(expect.arrayContaining(leaves))
})

it('Scenario: an English picture is taken on a path that has chosen English, if there is one', () => {
  const [first] = otherEnds(browserCases('language'), 'offer.known', 'en')
  expect(first?.walked.moments[first.at]?.state.context).toMatchObject({ language: 'en' })
})

it('Scenario: a path of an older machine is out of date', () => {
  const cases = browserCases('login')
  const [end] = endsOf(cases)
  if (!end) throw new Error('The login has no states')
  const way = reachedAt(end)
  expect(isStillGone(cases)(way)).toBe(true)
  expect(isStillGone(cases)({ ...way, told: 'another machine' })).toBe(false)
  expect(isStillGone(browserCases('recovery'))(way)).toBe(false)
})
