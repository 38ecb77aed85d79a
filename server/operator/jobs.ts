import * as z from 'zod/mini'
import { deciding, looking, type Command } from './command.ts'
import { nothing, reference } from './given.ts'
import { NotDone } from './not-done.ts'
import { table } from './show.ts'

export const jobCommands = {
  jobs: looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'work in the background that was given up after its last try, oldest first',
    async run({ jobs }) {
      const rows = await jobs.givenUp()
      const lines = rows.map(({ id, job, data, added, tries, error }) => ({
        id,
        job,
        of: 'reference' in data ? String(data.reference) : null,
        added,
        tries,
        error,
      }))
      return table(lines, 'No job was given up.')
    },
  }),
  'retry-job': deciding({
    words: z.object({ id: reference }),
    options: nothing,
    about: {},
    says: 'runs a job again that was given up',
    async run(tx, { jobs }, { id }) {
      if (!(await jobs.retry(tx, id))) throw new NotDone(`No job that was given up has the id ${id}`)
      return { outcome: 'It is tried again', subject: `job ${id}` }
    },
  }),
} satisfies Record<string, Command>
