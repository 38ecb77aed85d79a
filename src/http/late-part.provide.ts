import { createActor, fromPromise } from 'xstate'
import { latePartMachine } from '#machines/late-part/late-part.machine.ts'
import { watchNetwork } from '../hub/watch-network.ts'
import { watched } from '../watch/watched.ts'

type Actors = NonNullable<Parameters<typeof latePartMachine.provide>[0]['actors']>

/** @param fetch its failure is not reported: the machine fetches again */
export const provideLatePart = (fetch: () => Promise<void>): typeof latePartMachine =>
  latePartMachine.provide({
    actors: {
      'fetch the code': fromPromise(fetch),
      'watch the network': watchNetwork,
    } satisfies Required<Actors>,
  })

/** Never rejects. */
export const patiently =
  <Code>(fetch: () => Promise<Code>): (() => Promise<Code>) =>
  () =>
    new Promise((resolve) => {
      const part = provideLatePart(async () => resolve(await fetch()))
      createActor(part, watched()).start()
    })
