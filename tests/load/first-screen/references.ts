import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from '#server/cli/build.ts'
import { keepingMode } from '#server/cli/own-mode.ts'
import { bannerOf } from '#server/seed/banners.ts'
import { seededSlides } from '#server/seed/slides.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Pages to compare the site with: the floor, and a page without script that shows the hero of the home page. */
export const references = { floor: '/', static: '/static.html' } as const

/** Compressed like the site's own files. */
export async function buildReferences(folder: string): Promise<void> {
  const vite = await import('vite')
  await keepingMode(() =>
    vite.build({
      configFile: join(root, 'vite.config.ts'),
      mode: 'floor',
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    }),
  )
  const pictures = bannerOf(seededSlides.home[0]?.picture ?? '')
  for (const path of ['/favicon.svg', ...pictures]) cpSync(join(root, 'public', path), join(folder, path))
  writeFileSync(join(folder, references.static), staticPage(pictures))
  await compress(folder)
}

const staticPage = ([small = '', second = '', third = '']: readonly string[]) => `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>Static</title>
    <style>body { margin: 16px } img { width: 100%; height: 240px; object-fit: cover }</style>
  </head>
  <body>
    <h1>Merhaba dünya</h1>
    <picture>
      <source media="(min-width: 1200px)" srcset="${third}">
      <source media="(min-width: 992px)" srcset="${second}">
      <img src="${small}" alt="" fetchpriority="high">
    </picture>
  </body>
</html>
`
