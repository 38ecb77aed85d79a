import '#src/main.css'
import '#src/ui/font.css'
import './page.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddress } from './address.ts'
import { Missing } from './frame/missing.tsx'
import { nights, pages } from './pages.ts'
import { lookAsTheSite } from './look.ts'

const { page, address } = readAddress(location.href)
const Page = Object.hasOwn(pages, page) ? pages[page] : undefined
await lookAsTheSite(address.query, nights.has(page))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Suspense>{Page ? <Page address={address} /> : <Missing />}</Suspense>
    </I18nProvider>
  </StrictMode>,
)
