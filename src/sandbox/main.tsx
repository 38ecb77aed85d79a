import '../main.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Missing } from './missing.tsx'
import { pages } from './pages.ts'
import { speak } from './words.ts'

const { pathname, searchParams: query } = new URL(location.href)
const [name = '', ...path] = pathname.split('/').filter(Boolean)
const Page = Object.hasOwn(pages, name) ? pages[name] : undefined
await speak(query.get('language'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Suspense>{Page ? <Page address={{ path, query }} /> : <Missing />}</Suspense>
    </I18nProvider>
  </StrictMode>,
)
