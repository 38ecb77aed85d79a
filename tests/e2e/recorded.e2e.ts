import { expect } from '@playwright/test'
import { everythingIn } from 'statechart-coverage'
import { loginMachine } from '#machines/login/login.machine.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { test } from '../browser/test.ts'

test('Scenario: the parts of the flows that a hand-written test walks are recorded in the words of their charts', async ({
  page,
  flowsWalked: { states, transitions },
}) => {
  const [site, login] = [everythingIn(siteMachine), everythingIn(loginMachine)]
  await page.goto('/')
  await expect.poll(() => [...states]).toContain('site.dialog.none')
  expect([...states]).not.toContain('login.filling in')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await expect.poll(() => [...states]).toContain('login.filling in')
  expect([...transitions].some((key) => key.includes(' — log in ') && site.transitions.has(key))).toBe(true)
  const spoken = [...states, ...transitions].filter((key) => /^(?:site|login)\./.test(key))
  const known = [site, login].flatMap((chart) => [...chart.states, ...chart.transitions])
  expect(spoken.filter((key) => !known.includes(key))).toEqual([])
})
