import { fromPromise } from 'xstate'
import { registerMachine } from '#machines/register/register.machine.ts'
import { ask } from '../../http/ask.ts'

type Actors = NonNullable<Parameters<typeof registerMachine.provide>[0]['actors']>

export const providedRegister: typeof registerMachine = registerMachine.provide({
  actors: {
    'ask the register': fromPromise(async ({ signal }) => {
      const { data } = await ask('protection/register', {}, { signal })
      return data
    }),
  } satisfies Required<Actors>,
})
