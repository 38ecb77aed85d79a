import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page.tsx'
import { chosenTheme, showTheme } from './theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
showTheme(chosenTheme())
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
