import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteContext } from '#src/flows/site/site.ts'
import { renderAt } from '../in-router.tsx'
import { standOf } from '#tests/machines/inert.ts'
import type { Sight } from './sight.ts'
import { sights } from './sights.ts'

afterEach(cleanup)

const shownControls = 'button, input:not([aria-hidden]), select, textarea, [aria-busy="true"]'

const controls = () => [...document.querySelectorAll(shownControls)]

function nameOf(control: Element): string {
  const label = 'labels' in control ? (control.labels as NodeListOf<Element>)[0]?.textContent : undefined
  return control.getAttribute('aria-label') ?? (label || control.textContent)
}

const named = (name: string) => controls().find((control) => nameOf(control) === name)

function lookOf(control: Element): 'busy' | 'disabled' | 'ready' {
  if (control.getAttribute('aria-busy') === 'true') return 'busy'
  return control.matches(':disabled, [inert] *') ? 'disabled' : 'ready'
}

async function show({ machine, input, events, view, entered }: Sight) {
  const { site, flow, sent } = standOf(machine, input, events)
  await renderAt('/', <SiteContext value={site}>{view(flow as never)}</SiteContext>)
  const enter = (name: string) => {
    const control = named(name)
    const target = { value: entered[name] }
    if (control?.matches('select')) fireEvent.change(control, { target })
    else if (control) fireEvent.input(control, { target })
  }
  return { enter, sent }
}

const isEvent = (seen: Sight['sees'][string]) => typeof seen === 'object'

it.each(sights)(
  'Scenario: the view of $flow, $when: each control is busy, disabled or sends its event',
  async (sight) => {
    const { entered, sees } = sight
    const fields = Object.keys(entered).filter((name) => sees[name] === 'ready')
    const first = await show(sight)
    fields.forEach(first.enter)
    const looks = controls().map((control) => [nameOf(control), lookOf(control)])
    expect(Object.fromEntries(looks)).toEqual(
      Object.fromEntries(Object.entries(sees).map(([name, seen]) => [name, isEvent(seen) ? 'ready' : seen])),
    )
    expect(first.sent).toEqual([])
    for (const [name, event] of Object.entries(sees).filter(([, seen]) => isEvent(seen))) {
      cleanup()
      const { enter, sent } = await show(sight)
      fields.forEach(enter)
      const control = named(name)
      if (entered[name] !== undefined) enter(name)
      else if (control) fireEvent.click(control)
      await vi.waitFor(() => expect(sent).toEqual([event]))
    }
  },
)
