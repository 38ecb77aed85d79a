import { StrictMode } from 'react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { useActorRef } from '#src/watch/use-actor-ref.ts'

test('Scenario: in strict mode a flow begins once; it ends with its view, and its request with it', async () => {
  const requests: AbortSignal[] = []
  const asking = setup({
    actors: {
      ask: fromPromise(({ signal }) => {
        requests.push(signal)
        return new Promise(() => undefined)
      }),
    },
  }).createMachine({ invoke: { src: 'ask' } })
  function View() {
    useActorRef(asking)
    return null
  }
  const { unmount } = render(
    <StrictMode>
      <View />
    </StrictMode>,
  )
  await Promise.resolve()
  expect(requests.map(({ aborted }) => aborted)).toEqual([false])
  unmount()
  await Promise.resolve()
  expect(requests.map(({ aborted }) => aborted)).toEqual([true])
})
