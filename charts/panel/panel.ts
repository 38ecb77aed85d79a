/** In `npm run dev` only: records a person's clicks for the report. It runs before the site. */
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import looks from './panel.css?inline'
import { PanelView } from './panel-view.ts'
import { Recording } from './recording.ts'
import { stayOnTop } from './stay-on-top.ts'

declare global {
  /** See src/watch: it gets every transition of every flow. */
  var flowWatcher: ((moved: InspectionEvent) => void) | undefined
}

const before = globalThis.flowWatcher
const recording = new Recording(sessionStorage, () => new Date().toISOString())
globalThis.flowWatcher = (moved) => {
  before?.(moved)
  recording.hear(moved)
}

/** Shadow DOM: rules of page and panel do not mix; the page's custom properties are inherited. */
const host = document.createElement('flow-panel')
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('style')
style.textContent = looks
const root = document.createElement('div')
shadow.append(style, root)
stayOnTop(host)
createRoot(root).render(h(PanelView, { recording }))
