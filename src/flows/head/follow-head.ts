import { i18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { ask } from '../../http/ask.ts'
import { ownLocale } from '../../words/lingui.ts'
import { brand } from '../../ui/brand.ts'

const territories = { tr: 'tr_TR', en: 'en_GB' }

const keyOf = (path: string, territory: string) => `${path} ${territory}`
const here = () => keyOf(location.pathname, territories[ownLocale()])

/** Updates the head on each navigation, as the server writes it for a first load; pages with a heading set their own title. */
export function followHead(router: AnyRouter): void {
  let known = keyOf(location.pathname, contentOf('meta[property="og:locale"]'))
  async function follow(): Promise<void> {
    const wanted = here()
    if (wanted === known) return
    known = wanted
    try {
      const { data } = await ask('cms/head', { path: location.pathname })
      if (here() === wanted) show(data)
    } catch {
      known = ''
    }
  }
  router.subscribe('onResolved', () => void follow())
  i18n.on('change', () => void follow())
  void follow()
}

interface Head {
  title: string
  description: string
  canonical: string | null
}

function show({ title, description, canonical }: Head): void {
  if (document.title === brand.name) document.title = title
  const locale = ownLocale()
  put('meta[name="description"]', 'content', description)
  put('meta[property="og:title"]', 'content', title)
  put('meta[property="og:description"]', 'content', description)
  put('meta[property="og:locale"]', 'content', territories[locale])
  put('link[rel="manifest"]', 'href', `/manifest.webmanifest${locale === 'tr' ? '' : `?lang=${locale}`}`)
  const address = canonical ?? location.origin + location.pathname
  put('link[rel="canonical"]', 'href', address)
  put('meta[property="og:url"]', 'content', address)
}

const put = (selector: string, attribute: string, value: string) =>
  document.querySelector(selector)?.setAttribute(attribute, value)

const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
