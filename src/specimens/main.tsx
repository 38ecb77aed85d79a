import '../main.css'
import '../ui/font.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '../ui/toaster.tsx'
import { Tooltips } from '../ui/tooltips.tsx'
import { activate, isOwn } from '../words/lingui.ts'
import { chosenLanguage } from '../words/locale.ts'
import { Specimens } from './specimens.tsx'

function Page() {
  return (
    <>
      <Specimens />
      <Tooltips />
      <Toaster />
    </>
  )
}

/** The links are samples and lead nowhere. */
const router: AnyRouter = createRouter({
  routeTree: createRootRoute({ component: Page, notFoundComponent: () => null }),
  history: createMemoryHistory(),
})

const chosen = chosenLanguage()
await activate(isOwn(chosen) ? chosen : 'tr')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
)
