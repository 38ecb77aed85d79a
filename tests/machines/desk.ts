import { setImmediate } from 'node:timers/promises'
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

export interface Question<Output, Input> {
  input: Input
  answer: (output: Output) => Promise<void>
  fail: (error: unknown) => Promise<void>
}

/** An actor whose questions wait until the test answers them. */
export interface Desk<Output, Input> {
  logic: PromiseActorLogic<Output, Input>
  asked: Question<Output, Input>[]
}

export function desk<Output, Input = NonReducibleUnknown>(): Desk<Output, Input> {
  const asked: Question<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          answer: (output) => {
            resolve(output)
            return setImmediate()
          },
          fail: (error) => {
            reject(error)
            return setImmediate()
          },
        })
      }),
  )
  return { logic, asked }
}
