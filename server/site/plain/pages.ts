import { productName } from '#contract/product.ts'
import { escapeHtml } from '../../html.ts'
import type { Locale } from '#contract/locale.ts'
import { dayGround, nightGround } from '../manifest.ts'
import { closedWords, offlineWords } from './plain.words.ts'

export const plainStylePath = '/plain.css'
export const offlinePath = '/offline'
export const offlineScriptPath = '/offline.js'
export const plainThemePath = '/theme.js'
export const plainScene = '/scenes/asleep.svg'

const logo = `<svg width="30" height="36" viewBox="0 0 40 48" aria-hidden="true">
  <path fill="#c41f3e" d="M20 33C9 31 5.5 20 8 4c5 4 9.5 8 12 13Zm0 0c11-2 14.5-13 12-29-5 4-9.5 8-12 13Z"/>
  <path fill="#f0586a" d="M20 34c-7.5-6-8.5-17 0-31 8.5 14 7.5 25 0 31Z"/>
  <path fill="currentColor" d="M18.5 33h3v8.5c5-1 9-4 12-9.5-.5 9-5.5 14-15 14Z"/>
</svg>
<svg width="55" height="24" viewBox="0 0 92 40" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${productName}">
  <path d="M5 3v33M30 22.5a9.5 10.5 0 1 0-19 0 9.5 10.5 0 1 0 19 0ZM30 12v24M43 3v33M55 22.5h19a9.5 10.5 0 1 0-2.8 7.5"/>
</svg>`

/** The look without a chosen theme: dark, as the site itself, or as the device prefers. */
const looks = {
  night: { root: ' data-theme="dark"', ground: `<meta name="theme-color" content="${nightGround}">` },
  device: {
    root: '',
    ground: `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${nightGround}">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${dayGround}">`,
  },
}

interface Plain {
  words: typeof closedWords
  first: Locale
  look: keyof typeof looks
  script?: string
}

/** A page without the site's code: what happened, in both languages, and one link. */
function plainPage({ words, first, look, script = '' }: Plain): string {
  const { root, ground } = looks[look]
  const second: Locale = first === 'tr' ? 'en' : 'tr'
  const { title, text, again } = words[first]
  return `<!doctype html>
<html lang="${first}"${root}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="dark light">
    ${ground}
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} – ${productName}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script src="${plainThemePath}"></script>
    <link rel="stylesheet" href="${plainStylePath}">${script}
  </head>
  <body>
    <header><p class="logo">${logo}</p></header>
    <main>
      <img class="scene" src="${plainScene}" alt="" width="480" height="300">
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <a class="again" href="">${escapeHtml(again)}</a>
      <section class="second" lang="${second}">
        <h2>${escapeHtml(words[second].title)}</h2>
        <p>${escapeHtml(words[second].text)}</p>
      </section>
    </main>
  </body>
</html>
`
}

/** @param accepted the accept-language header */
export const closedPage = (accepted = ''): string =>
  plainPage({ words: closedWords, first: /^en\b/i.test(accepted) ? 'en' : 'tr', look: 'device' })

export const offlinePage = (): string =>
  plainPage({
    words: offlineWords,
    first: 'tr',
    look: 'night',
    script: `\n    <script src="${offlineScriptPath}"></script>`,
  })
