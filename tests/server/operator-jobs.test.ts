import { expect, onTestFinished, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { startApp } from './setup/app.ts'
import { deskOf } from './setup/command-line.ts'

test('Scenario: an operator sees the jobs that were given up, and has one tried again', async () => {
  const app = await startApp()
  onTestFinished(() => app.close())
  const desk = deskOf(app)
  expect((await desk.type('jobs')).said).toBe('No job was given up.')
  const jobs = await openJobs(app.pool, console, { isWorker: false })
  await transaction(app.pool, (tx) => jobs.add(tx, 'letter', { sealed: 'by nobody' }, { after: 60 }))
  await jobs.close()
  await app.pool.query('update pgboss.job set retry_limit = 0, start_after = now()')
  await expect.poll(() => desk.read('jobs')).toMatchObject([{ job: 'letter', of: null, tries: 1 }])
  const [{ id }] = await desk.read('jobs')
  const again = await desk.type('retry-job', id, '--why', 'The secret is back')
  expect(again).toMatchObject({ code: 0 })
  expect((await desk.read('acts'))[0]).toMatchObject({ command: 'retry-job', subject: `job ${id}` })
  expect(await desk.type('retry-job', id, '--why', 'Once more')).toMatchObject({
    code: 1,
    complained: `No job that was given up has the id ${id}`,
  })
})
