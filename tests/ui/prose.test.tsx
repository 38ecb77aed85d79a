import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { htmlElements } from '#contract/html.ts'
import { Prose } from '#src/ui/prose.tsx'

afterEach(cleanup)

async function shown(html: string) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Prose html={html} /> }),
    history,
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(container.firstElementChild).not.toBeNull())
  return { words: container, history }
}

const names = (root: Element) => Array.from(root.querySelectorAll('*'), ({ localName }) => localName)

describe('words that somebody else has written', () => {
  test.each([
    ['<script>document.title = "taken"</script>a', 'a'],
    ['<img src="x" onerror="document.title = \'taken\'">a', 'a'],
    ['<img src="/a.avif" onload="document.title = \'taken\'">a', '<img alt="" src="/a.avif">a'],
    ['<img src="https://elsewhere.example/a.png">a', 'a'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">a', 'a'],
    ['<svg onload="document.title = \'taken\'"><script>1</script></svg>a', 'a'],
    [
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>a',
      'a',
    ],
    ['<iframe src="/x"></iframe><object data="/x"></object><embed src="/x">a', 'a'],
    ['<form action="https://elsewhere.example"><input name="password"><button>b</button></form>a', 'a'],
    ['<p onclick="x()" style="position:fixed" class="y" id="content">a</p>', '<p>a</p>'],
    ['<style>* { display: none }</style><link rel="stylesheet" href="/x.css"><p>a</p>', '<p>a</p>'],
    ['a<template><p>b</p></template><noscript><p>c</p></noscript>', 'a'],
    ['<!-- b --><p>a<!-- c --></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href=" javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<span>a</span>'],
    ['<a href="data:text/html,x">a</a>', '<span>a</span>'],
    ['<a href="//elsewhere.example">a</a>', '<span>a</span>'],
    ['<a href="/\\elsewhere.example">a</a>', '<span>a</span>'],
    ['<a href="http://elsewhere.example">a</a>', '<span>a</span>'],
    ['<p>a', '<p>a</p>'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('Scenario: of %s only what the contract allows is shown', async (html, expected) => {
    const { words } = await shown(html)
    expect(words.firstElementChild?.innerHTML).toBe(expected)
    expect(document.title).not.toBe('taken')
  })

  test('Scenario: elements without an end are cut off, and the page goes on', async () => {
    const { words } = await shown(`${'<blockquote>'.repeat(5_000)}a`)
    expect(words.querySelectorAll('blockquote')).toHaveLength(24)
  })

  test('Scenario: headings, lists, tables and pictures of the house are shown as written', async () => {
    const html =
      '<h2>A</h2><ol><li>b <strong>c</strong></li></ol><table><tbody><tr><td colspan="2">d</td></tr></tbody></table><hr><img src="/e.avif" alt="f" width="3" height="4">'
    const { words } = await shown(html)
    expect(words.querySelector('td')?.colSpan).toBe(2)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A')
    expect(screen.getByRole('img', { name: 'f' }).getAttribute('src')).toBe('/e.avif')
    expect(screen.getByRole('listitem').textContent).toBe('b c')
  })

  test('Scenario: a link within the site changes the page without a new one; one that leads elsewhere opens beside it', async () => {
    const { history } = await shown(
      '<a href="/pages/3">within</a><a href="https://lale.example/">elsewhere</a>',
    )
    const elsewhere = screen.getByRole('link', { name: 'elsewhere' })
    expect([elsewhere.getAttribute('target'), elsewhere.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(fireEvent.click(screen.getByRole('link', { name: 'within' }))).toBe(false)
    await vi.waitFor(() => expect(history.location.pathname).toBe('/pages/3'))
  })

  test('Scenario: nothing of the pages and promotions that come with the house is left out', async () => {
    for (const folder of ['content', 'promotions']) {
      const place = join(import.meta.dirname, '../../server/seed', folder)
      for (const file of readdirSync(place)) {
        const html = readFileSync(join(place, file), 'utf8')
        const { words } = await shown(html)
        const written = new DOMParser().parseFromString(html, 'text/html').body
        expect(names(words.firstElementChild ?? words), file).toEqual(names(written))
        expect(names(written).every((name) => htmlElements.has(name))).toBe(true)
        cleanup()
      }
    }
  })
})
