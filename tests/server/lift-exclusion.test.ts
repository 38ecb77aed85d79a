import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sayMoment } from '#server/words/limit.tr.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { excludes, logsIn, panics, playerWithPassword, standing } from './setup/break.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { stopLimitClock } from './setup/limit.ts'
import type { TestPlayer } from './setup/player.ts'

const day = 24 * 3_600_000
const now = new Date('2026-11-20T12:00:00Z')
const end = new Date('2027-05-20T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now })
})
beforeEach(() => at(now))
afterAll(() => app.close())

/** Both clocks. */
async function at(moment: Date): Promise<void> {
  app.clock.pass(moment.getTime() - app.clock.now().getTime())
  await stopLimitClock(app, moment)
}
const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

const asks = ({ token }: Pick<TestPlayer, 'token'>) =>
  app.call('protection/lift', {}, { token, locale: 'en' })
const confirms = ({ token }: Pick<TestPlayer, 'token'>) =>
  app.call('protection/confirmlift', {}, { token, locale: 'en' })

describe('the way back after a self-exclusion', () => {
  test('Scenario: after the end the player asks, waits a day, confirms and plays again', async () => {
    const player = await playerWithPassword(app, { cash: 1_000 })
    await excludes(app, player, 6)
    await at(plus(end, -1))
    expect((await asks((await logsIn(app, player)).data)).message).toBe(
      `You can do this from ${sayMoment('en', end)}.`,
    )
    await at(end)
    const session = (await logsIn(app, player)).data
    expect((await standing(app, session)).break?.lift).toMatchObject({ open: true, request: null })
    expect((await confirms(session)).message).toBe(
      'There is no request waiting for your confirmation. You can ask again if you wish.',
    )
    const asked = await asks(session)
    expect(asked.message).toBe('We have your request. You can confirm it when the waiting time is over.')
    const from = plus(end, day).toISOString()
    expect(asked.data.break?.lift).toMatchObject({ open: false, request: { confirmableFrom: from } })
    await at(plus(end, day - 1))
    expect((await confirms(session)).success).toBe(false)
    expect((await standing(app, session)).break).toMatchObject({ kind: 'exclusion' })
    await at(plus(end, day))
    expect((await standing(app, session)).break?.lift).toMatchObject({ open: true })
    expect(await confirms(session)).toMatchObject({
      success: true,
      message: 'You can play again.',
      data: { break: null },
    })
    const token = await opensGame(app, { ...player, token: session.token })
    expect(await tableOf(app, token).bet('first', 100)).toMatchObject({ done: true })
  })

  test('Scenario: the request lapses when it is not confirmed in time; a new one waits again', async () => {
    const player = await playerWithPassword(app)
    await excludes(app, player, 6)
    await at(end)
    const session = (await logsIn(app, player)).data
    const lapses = (await asks(session)).data.break?.lift?.request?.lapsesAt ?? ''
    await at(new Date(lapses))
    expect((await confirms(session)).success).toBe(false)
    expect((await standing(app, session)).break?.lift?.request).toBeNull()
    const again = (await asks(session)).data.break?.lift?.request
    expect(again?.confirmableFrom).toBe(plus(new Date(lapses), day).toISOString())
    await at(plus(new Date(lapses), day))
    expect((await confirms(session)).success).toBe(true)
  })

  test('Scenario: in Malta a permanent exclusion is lifted a week after the request; in the house never', async () => {
    const [maltese, other] = [await playerWithPassword(app, { country: 'MT' }), await playerWithPassword(app)]
    for (const player of [maltese, other]) await excludes(app, player, 'permanent')
    expect((await asks(other)).message).toBe('Staying away for good cannot be undone.')
    expect((await asks(maltese)).success).toBe(true)
    await at(plus(now, 7 * day - 1))
    expect((await confirms(maltese)).success).toBe(false)
    await at(plus(now, 7 * day))
    expect((await confirms(maltese)).success).toBe(true)
  })

  test('Scenario: of two exclusions the longer one decides', async () => {
    const player = await playerWithPassword(app)
    await excludes(app, player, 6)
    await excludes(app, player, 12)
    await at(end)
    const session = (await logsIn(app, player)).data
    expect((await asks(session)).message).toBe(
      `You can do this from ${sayMoment('en', '2027-11-20T12:00:00Z')}.`,
    )
  })

  test('Scenario: a time-out has no way back but its end', async () => {
    const player = await playerWithPassword(app)
    expect((await asks(player)).message).toBe('You are not staying away from play at the moment.')
    await panics(app, player)
    expect((await asks(player)).message).toBe('You are not staying away from play at the moment.')
  })
})

describe('the database has the last word on breaks', () => {
  test.each([
    ['ends a time-out', `update breaks set until = begun_at + interval '1 hour' where mine`],
    ['forgets it', 'delete from breaks where mine'],
    ['forgets all', 'truncate breaks'],
    [
      'turns an exclusion into a time-out',
      `update breaks set kind = 'time-out', until = begun_at + interval '1 hour' where mine`,
    ],
    [
      'asks before the end',
      `update breaks set lift_confirmable_from = '-infinity', lift_lapses_at = 'infinity' where mine`,
    ],
    ['lifts it without a request', `update breaks set lifted_at = now() where mine`],
    ['lets it be lifted at once', `update breaks set lift_wait = '0', liftable_from = begun_at where mine`],
    ['gives it to another player', 'update breaks set player_id = player_id + 1 where mine'],
  ])('Scenario: somebody %s by SQL: it is refused', async (_what, statement) => {
    const player = await playerWithPassword(app)
    await excludes(app, player, 6)
    await expect(app.pool.query(statement.replace('mine', `player_id = ${player.id}`))).rejects.toThrow(
      /never shortened|never changed/,
    )
    expect((await standing(app, player)).break).toMatchObject({ kind: 'exclusion' })
  })

  test('Scenario: the moments of a request are the database’s own, whatever is written', async () => {
    const player = await playerWithPassword(app)
    await excludes(app, player, 6)
    await at(end)
    const mine = `player_id = ${player.id}`
    await app.pool.query(
      `update breaks set lift_confirmable_from = '-infinity', lift_lapses_at = 'infinity' where ${mine}`,
    )
    await expect(app.pool.query(`update breaks set lifted_at = now() where ${mine}`)).rejects.toThrow(
      'never shortened',
    )
    const { rows } = await app.pool.query<{ from: Date }>(
      `select lift_confirmable_from as "from" from breaks where ${mine}`,
    )
    expect(rows[0]?.from).toEqual(plus(end, day))
  })
})
