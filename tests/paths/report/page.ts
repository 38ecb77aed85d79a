import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#charts/words/said.ts'
import { words } from './words.ts'

/** Folder of a language inside the report; `upOf` leads back to the results. */
export const folderOf: Readonly<Record<Language, string>> = { en: '', tr: 'tr/' }
const upOf: Readonly<Record<Language, string>> = { en: '../', tr: '../../' }

export const toResults = (language: Language, path: string) =>
  `${upOf[language]}${path.split('/').map(encodeURIComponent).join('/')}`

/** Inside the report: Playwright's viewer of traces. */
export const viewerFolder = 'trace-viewer/'

/** The viewer finds the trace from its own address. */
export const toViewer = (language: Language, trace: string) =>
  `${language === 'en' ? '' : '../'}${viewerFolder}index.html?trace=${encodeURIComponent(`../../${trace}`)}`

const other: Readonly<Record<Language, Language>> = { en: 'tr', tr: 'en' }

interface PageProps {
  language: Language
  /** File name, the same in both languages. */
  file: string
  title: string
  /** The overview has no link to itself. */
  isOverview?: boolean
  /** Further styles, beside those of every page. */
  looks?: readonly string[]
}

/** Opens from disk: its styles are beside it, it has no script and makes no requests. */
export function pageOf(
  { language, file, title, isOverview = false, looks = [] }: PageProps,
  ...content: ReactNode[]
): string {
  const up = language === 'en' ? '' : '../'
  const page = h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, `${title} · Lale`),
      ...['tokens.css', 'chart.css', 'signs.css', 'table.css', 'report.css', ...looks].map((name) =>
        h('link', { key: name, rel: 'stylesheet', href: `${up}looks/${name}` }),
      ),
    ),
    h(
      'body',
      null,
      h(
        'header',
        { className: 'top' },
        isOverview ? h('span') : h('a', { href: 'index.html' }, `← ${words.allFlows[language]}`),
        h(
          'a',
          {
            href: `${up}${folderOf[other[language]]}${file}`,
            lang: other[language],
            hrefLang: other[language],
          },
          words.otherLanguage[language],
        ),
      ),
      h('main', null, h('h1', null, title), ...content),
    ),
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}`
}

interface Caption {
  name: string
  isNamedAbove?: boolean
}

interface Column {
  name: string
  /** Aligned at the end. */
  isNumber?: boolean
}

/** Scrolls by itself on a narrow screen. */
export function table(
  { name: caption, isNamedAbove = false }: Caption,
  columns: readonly Column[],
  rows: readonly ReactNode[][],
): ReactNode {
  const look = (index: number) => (columns[index]?.isNumber ? { className: 'number' } : {})
  return h(
    'div',
    { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': caption },
    h(
      'table',
      null,
      !isNamedAbove && h('caption', null, caption),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ...columns.map(({ name }, index) => h('th', { key: name, scope: 'col', ...look(index) }, name)),
        ),
      ),
      h(
        'tbody',
        null,
        ...rows.map((cells, row) =>
          h(
            'tr',
            { key: row },
            ...cells.map((cell, index) =>
              index === 0
                ? h('th', { key: index, scope: 'row' }, cell)
                : h('td', { key: index, ...look(index) }, cell),
            ),
          ),
        ),
      ),
    ),
  )
}
