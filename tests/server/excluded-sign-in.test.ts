import { expect, test } from 'vitest'
import { sayMoment } from '#server/words/limit.tr.ts'
import { startApp } from './setup/app.ts'
import { excludes, logsIn, panics, playerWithPassword, standing } from './setup/break.ts'

const now = new Date('2026-11-20T12:00:00Z')

test('Scenario: by the law of Ontario an exclusion signs the player out, and nobody signs in until it ends', async () => {
  const app = await startApp({ now })
  const player = await playerWithPassword(app, { country: 'CA' })
  expect(await standing(app, player)).toMatchObject({ signIn: false })
  expect((await panics(app, player)).success).toBe(true)
  const { token } = (await logsIn(app, player)).data
  const end = new Date('2027-05-20T12:00:00.000Z')
  const message = `You have chosen to stay away from play. You cannot log in until ${sayMoment('en', end.toISOString())}. Write to us to withdraw your money.`
  expect(await excludes(app, { token }, 6)).toMatchObject({ message, data: { break: { kind: 'exclusion' } } })
  expect((await app.call('user/balance', {}, { token })).status).toBe(401)
  app.clock.pass(end.getTime() - 1 - now.getTime())
  expect(await logsIn(app, player)).toMatchObject({ success: false, message })
  app.clock.pass(1)
  expect((await logsIn(app, player)).data.break).toMatchObject({ kind: 'exclusion' })
  await app.close()
})
