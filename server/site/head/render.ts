import { productName } from '#contract/product.ts'
import { escapeHtml } from '../../html.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { manifestAddress } from '../manifest.ts'
import { languageParameter } from '../read-locale.ts'
import type { Head } from './head.ts'

const territories: Record<Locale, string> = { tr: 'tr_TR', en: 'en_GB' }
const picture = { path: '/share.png', width: 1200, height: 630 }

export const titleOf = ({ title }: Pick<Head, 'title'>) =>
  title === null ? productName : `${title} – ${productName}`

/** Turkish has no language parameter. */
export const addressIn = (publicUrl: string, path: string, locale: Locale) =>
  `${publicUrl}${path}${locale === 'tr' ? '' : `?${languageParameter}=${locale}`}`

const meta = (name: string, content: string | number) =>
  `<meta name="${name}" content="${escapeHtml(String(content))}" />`
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}" />`
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more} />`

export function renderHead(head: Head, publicUrl: string, locale: Locale): string {
  const { description, canonical, structured } = head
  const title = titleOf(head)
  const address = canonical === null ? null : addressIn(publicUrl, canonical, locale)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(address === null || canonical === null
      ? [meta('robots', 'noindex')]
      : [
          link('canonical', address),
          ...locales.map((each) =>
            link('alternate', addressIn(publicUrl, canonical, each), ` hreflang="${each}"`),
          ),
          link('alternate', addressIn(publicUrl, canonical, 'tr'), ' hreflang="x-default"'),
          property('og:url', address),
        ]),
    property('og:type', 'website'),
    property('og:site_name', productName),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', territories[locale]),
    ...locales
      .filter((each) => each !== locale)
      .map((each) => property('og:locale:alternate', territories[each])),
    property('og:image', `${publicUrl}${picture.path}`),
    property('og:image:width', picture.width),
    property('og:image:height', picture.height),
    property('og:image:alt', productName),
    meta('twitter:card', 'summary_large_image'),
    link('manifest', manifestAddress(locale)),
    ...(structured ? [dataBlock(structured)] : []),
  ].join('\n    ')
}

/** Escaped, so that it cannot end the element. It is data: the CSP for scripts does not apply. */
const dataBlock = (structured: object) =>
  `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`
