import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DayInput } from '#src/flows/history/day-input.tsx'
import { activate } from '#src/words/lingui.ts'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('From')

const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

async function show(value: string | null, locale: 'tr' | 'en') {
  await activate(locale)
  const told: (string | null)[] = []
  const page = (shown: string | null) => (
    <I18nProvider i18n={i18n}>
      <DayInput label="From" value={shown} onDay={(day) => told.push(day)} />
    </I18nProvider>
  )
  const { rerender } = render(page(value))
  return { told, shows: (next: string | null) => rerender(page(next)) }
}

it.each([
  ['tr', 'gg.aa.yyyy', '05.03.2026'],
  ['en', 'dd/mm/yyyy', '05/03/2026'],
] as const)(
  'Scenario: a day is typed as %s writes it, and told once it is whole',
  async (locale, hint, written) => {
    const { told, shows } = await show(null, locale)
    expect(field().placeholder).toBe(hint)
    type('0503202')
    expect(told).toEqual([])
    type('05032026')
    expect([field().value, told]).toEqual([written, ['2026-03-05']])
    shows('2026-03-05')
    expect(field().value).toBe(written)
    shows(null)
    expect(field().value).toBe('')
  },
)

it('Scenario: a day that is none is named when the field is left, and never told', async () => {
  const { told } = await show(null, 'tr')
  type('31022026')
  fireEvent.blur(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Böyle bir tarih yok.')).toBeTruthy()
  type('28022026')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(told).toEqual(['2026-02-28'])
})

it('Scenario: an emptied field asks for every day', async () => {
  const { told } = await show('2026-03-05', 'tr')
  type('')
  expect(told).toEqual([null])
})
