/** The floor: the smallest page that uses all libraries of the site. */
import { i18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { HubConnectionBuilder } from '@microsoft/signalr'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fromPromise, setup } from 'xstate'

const hello = setup({
  actors: { connect: fromPromise(() => new HubConnectionBuilder().withUrl('/hub').build().start()) },
}).createMachine({
  initial: 'greeting',
  states: {
    greeting: { on: { connect: 'connecting' } },
    connecting: { invoke: { src: 'connect', onDone: 'greeting', onError: 'greeting' } },
  },
})

function Hello() {
  const [, send] = useMachine(hello)
  useEffect(() => void performance.mark('answers'), [])
  return (
    <>
      <h1>
        <Trans id="hello" />
      </h1>
      <button type="button" onClick={() => send({ type: 'connect' })}>
        SignalR
      </button>
    </>
  )
}

const root = createRootRoute()
const page = createRoute({ getParentRoute: () => root, path: '/', component: Hello })
const router = createRouter({ routeTree: root.addChildren([page]) })
i18n.loadAndActivate({ locale: 'tr', messages: { hello: ['Merhaba dünya'] } })
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
)
