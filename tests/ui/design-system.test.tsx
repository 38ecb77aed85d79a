import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stateNames } from '#src/specimens/specimen.tsx'
import { Specimens } from '#src/specimens/specimens.tsx'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

const ui = join(import.meta.dirname, '../../src/ui')
const parts = readdirSync(ui).filter((name) => name.endsWith('.tsx'))

async function openThePage() {
  await renderAt('/', <Specimens />)
  await screen.findByRole('heading', { level: 1, name: 'Design system' })
}

const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other))
const said = (element: Element, name: string) =>
  sorted(Array.from(element.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''))

test('Scenario: the page of the design system shows every part of src/ui, and tells of each of its states', async () => {
  await openThePage()
  const shown = Array.from(document.querySelectorAll('[data-part]'))
  expect(said(document.body, 'data-part')).toEqual(sorted(parts))
  for (const part of shown) {
    const name = part.getAttribute('data-part') ?? ''
    expect(said(part, 'data-state'), name).toEqual(sorted(stateNames))
    for (const state of part.querySelectorAll('figure')) {
      expect(state.querySelector('[style*="color-scheme: dark"]'), name).not.toBeNull()
      expect(state.querySelector('[style*="color-scheme: light"]'), name).not.toBeNull()
    }
  }
})

test('Scenario: a part is shown by itself, not by its name alone', () => {
  const samples = readdirSync(join(ui, '../specimens/parts')).map((name) =>
    readFileSync(join(ui, '../specimens/parts', name), 'utf8'),
  )
  const used = samples.join('\n')
  // The frame of the page mounts the parts that a page has once.
  const frame = readFileSync(join(ui, '../specimens/main.tsx'), 'utf8')
  const missing = parts.filter(
    (part) => !used.includes(`/ui/${part}'`) && !frame.includes(`/ui/${part}'`) && part !== 'toast-list.tsx',
  )
  expect(missing).toEqual([])
})

test('Scenario: every token stands on the page, colours by night and by day', async () => {
  await openThePage()
  const tokens = [...readFileSync(join(ui, 'tokens.css'), 'utf8').matchAll(/^ {2}--([\w-]+):/gm)]
  expect(said(document.body, 'data-token')).toEqual(sorted(tokens.map(([, name = '']) => name)))
  const focus = document.querySelector('[data-token="focus"]')
  expect(focus?.querySelectorAll('[style*="color-scheme"]')).toHaveLength(2)
})
