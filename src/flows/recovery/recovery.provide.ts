import { fromPromise } from 'xstate'
import { recoveryMachine, type RecoveryEffect } from '#machines/recovery/recovery.machine.ts'
import { ask } from '../../http/ask.ts'
import { tellFailure, tellSuccess } from '../tell.ts'

type Provided = Parameters<typeof recoveryMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RecoveryEffect>

const told = ({ message }: { message: string | null | undefined }) => ({ message: message ?? '' })

export const providedRecovery: typeof recoveryMachine = recoveryMachine.provide({
  actors: {
    'send the code': fromPromise(async ({ input, signal }) =>
      told(await ask('auth/sendresetpassword', input, { signal })),
    ),
    'check the code': fromPromise(async ({ input, signal }) =>
      told(await ask('auth/checkresetcode', input, { signal })),
    ),
    'change the password': fromPromise(async ({ input, signal }) =>
      told(await ask('auth/changepasswordwithcode', input, { signal })),
    ),
  } satisfies Required<Actors>,
  actions: {
    'show the failure': (_, { failure }) => tellFailure(failure),
    'show the success': (_, { message }) => tellSuccess(message),
  } satisfies Required<Effects>,
})
