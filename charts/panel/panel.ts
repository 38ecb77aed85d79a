/** In `npm run dev` only: a person's own clicking is recorded for the report. It runs before the site does. */
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import looks from './panel.css?inline'
import { PanelView } from './panel-view.ts'
import { Recording } from './recording.ts'
import { stayOnTop } from './stay-on-top.ts'

declare global {
  /** See src/watch: the site's actors tell it every move. */
  var flowWatcher: ((moved: InspectionEvent) => void) | undefined
}

const before = globalThis.flowWatcher
const recording = new Recording(sessionStorage, () => new Date().toISOString())
globalThis.flowWatcher = (moved) => {
  before?.(moved)
  recording.hear(moved)
}

/** Apart from the page: neither's rules reach the other; the page's colours and sizes do. */
const host = document.createElement('flow-panel')
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('style')
style.textContent = looks
const root = document.createElement('div')
shadow.append(style, root)
stayOnTop(host)
createRoot(root).render(h(PanelView, { recording }))
