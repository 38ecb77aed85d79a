import { vi } from 'vitest'

vi.stubGlobal('scrollTo', () => undefined)
// jsdom does not know <search>, and React warns of each element of this name.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
