import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Bell } from '#src/shell/bell.tsx'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

interface Count {
  unread: number
  counted: boolean
}

async function bellOf(first: Count) {
  const { container, rerender } = await renderInTurkish(<Bell {...first} />)
  const shaking = () => container.querySelector('[class*=shaking]')
  return {
    shaking,
    becomes: (count: Count) =>
      rerender(
        <I18nProvider i18n={i18n}>
          <Bell {...count} />
        </I18nProvider>,
      ),
  }
}

describe('the bell', () => {
  it('Scenario: the first count is no news, whether it is there at once or comes later', async () => {
    const late = await bellOf({ unread: 0, counted: false })
    late.becomes({ unread: 4, counted: true })
    expect(late.shaking()).toBeNull()
    const early = await bellOf({ unread: 4, counted: true })
    expect(early.shaking()).toBeNull()
  })

  it('Scenario: it shakes on every change, up and down', async () => {
    const { shaking, becomes } = await bellOf({ unread: 1, counted: true })
    becomes({ unread: 2, counted: true })
    const first = shaking()
    expect(first).not.toBeNull()
    becomes({ unread: 0, counted: true })
    expect(shaking()).not.toBeNull()
    expect(shaking()).not.toBe(first)
  })

  it('Scenario: another player comes: their first count is no news either', async () => {
    const { shaking, becomes } = await bellOf({ unread: 3, counted: true })
    becomes({ unread: 0, counted: false })
    becomes({ unread: 7, counted: true })
    expect(shaking()).toBeNull()
  })
})
