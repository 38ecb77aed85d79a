import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { NumberStepper } from '#src/ui/number-stepper.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { activate } from '#src/words/lingui.ts'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)

describe('A field', () => {
  test('Scenario: hint and error are both read out with their field', async () => {
    await renderInTurkish(<TextInput label="Kullanıcı adı" hint="5–30 karakter" error="Bu alanı doldurun." />)
    expect(described(input('Kullanıcı adı'))).toEqual(['5–30 karakter', 'Bu alanı doldurun.'])
    expect(input('Kullanıcı adı').getAttribute('aria-invalid')).toBe('true')
  })

  test('Scenario: a field without an error is not called invalid', async () => {
    await renderInTurkish(<TextInput label="Kullanıcı adı" />)
    expect(input('Kullanıcı adı').hasAttribute('aria-invalid')).toBe(false)
  })

  test('Scenario: a box to tick tells its error', async () => {
    await renderInTurkish(<Checkbox label="Okudum" error="İşaretleyin." />)
    expect(described(input('Okudum'))).toEqual(['İşaretleyin.'])
  })
})

describe('A number', () => {
  test('Scenario: the language changes after a number was typed: it is written in the new one, and stays the same', async () => {
    await renderInTurkish(
      <>
        <NumberInput label="Limit" />
        <NumberStepper label="Tutar" min={1_000} max={1_000_000} step={1_000} />
      </>,
    )
    fireEvent.input(input('Limit'), { target: { value: '1.000' } })
    fireEvent.change(input('Tutar'), { target: { value: '1.250,50' } })
    await act(() => activate('en'))
    expect([input('Limit').value, input('Tutar').value]).toEqual(['1000', '1250.50'])
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('1250.5')
    fireEvent.input(input('Limit'), { target: { value: '1.000' } })
    await act(() => activate('tr'))
    expect(input('Limit').value).toBe('1,000')
  })
})

describe('A password', () => {
  test('Scenario: it is hidden, shown on demand, and hidden again', async () => {
    await renderInTurkish(<PasswordInput label="Şifre" defaultValue="gizli" />)
    const kind = () => input('Şifre').type
    expect(kind()).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }))
    expect(kind()).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }))
    expect(kind()).toBe('password')
    expect(input('Şifre').value).toBe('gizli')
  })
})

describe('An SMS code', () => {
  // @holds 2.71
  test('Scenario: six pasted digits are written in pairs, more are dropped', async () => {
    await renderInTurkish(<CodeInput label="SMS kodu" defaultValue="1234567" />)
    await waitFor(() => expect(input('SMS kodu').value).toBe('12-34-56'))
    expect(input('SMS kodu').autocomplete).toBe('one-time-code')
  })
})

describe('A button', () => {
  test('Scenario: a busy button does nothing and keeps the form where it is', async () => {
    const sent: string[] = []
    await renderInTurkish(
      <form onSubmit={(event) => (event.preventDefault(), sent.push('form'))}>
        <Button type="submit" busy onClick={() => sent.push('click')}>
          Gönder
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
    expect(sent).toEqual([])
  })

  test('Scenario: the same button sends when it is free', async () => {
    const sent: string[] = []
    await renderInTurkish(
      <form onSubmit={(event) => (event.preventDefault(), sent.push('form'))}>
        <Button type="submit" onClick={() => sent.push('click')}>
          Gönder
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
    expect(sent).toEqual(['click', 'form'])
  })
})
