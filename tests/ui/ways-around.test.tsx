import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Menu } from '#src/ui/menu.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

function Account() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} trigger="Hesap">
        <a href="#deposit">Para Yatır</a>
      </Menu>
      <button type="button">Başka yer</button>
    </>
  )
}

function Kinds() {
  const [selected, select] = useState<'deposit' | 'withdraw'>('deposit')
  const tabs = [
    { id: 'deposit', label: 'Yatırma' },
    { id: 'withdraw', label: 'Çekme' },
  ] as const
  return (
    <Tabs label="Tür" tabs={[...tabs]} selected={selected} onSelect={select}>
      {selected}
    </Tabs>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Hesap' })
const shown = () => screen.getByRole('tabpanel').textContent
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
const isOpen = () => screen.queryByRole('link', { name: 'Para Yatır' }) !== null

describe('A menu', () => {
  test('Scenario: Escape closes it and the focus is back on its button', async () => {
    await renderInTurkish(<Account />)
    expect(isOpen()).toBe(false)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })

  test('Scenario: a press elsewhere closes it, a press inside does not', async () => {
    await renderInTurkish(<Account />)
    fireEvent.click(trigger())
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Para Yatır' }))
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Başka yer' }))
    expect(isOpen()).toBe(false)
  })
})

describe('Tabs', () => {
  test('Scenario: the arrow keys go round and the panel follows', async () => {
    await renderInTurkish(<Kinds />)
    expect(shown()).toBe('deposit')
    press('ArrowRight')
    expect(shown()).toBe('withdraw')
    press('ArrowRight')
    expect(shown()).toBe('deposit')
    press('ArrowLeft')
    expect(shown()).toBe('withdraw')
    expect(document.activeElement?.textContent).toBe('Çekme')
  })
})
