import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { kind as bingo } from '#sandbox/pages/table/bingo/bingo.tsx'
import { kind as blackjack } from '#sandbox/pages/table/blackjack/blackjack.tsx'
import type { Kind } from '#sandbox/pages/table/kind.ts'
import { kind as poker } from '#sandbox/pages/table/poker/poker.tsx'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

const sitsDown = ({ Table }: Kind, setup: unknown = null) =>
  renderInTurkish(
    <Table
      setup={setup}
      round={null}
      recent={[]}
      moving={false}
      busy={false}
      bet={() => undefined}
      act={() => undefined}
    />,
  )

const namesOf = (role: 'heading' | 'listitem') => screen.getAllByRole(role).map((each) => each.textContent)

describe('what a table pays can be read before anything is bet', () => {
  test('Scenario: blackjack', async () => {
    await sitsDown(blackjack)
    expect(screen.getByText('Blackjack 3:2 öder')).toBeTruthy()
    expect(screen.getByText('Krupiye 17 ve üstünde durur · 6 deste')).toBeTruthy()
  })

  test('Scenario: hold’em', async () => {
    await sitsDown(poker)
    expect(namesOf('listitem')).toEqual([
      'royal floş 100:1',
      'floş 20:1',
      'kare 10:1',
      'ful 3:1',
      'renk 2:1',
      'diğer eller 1:1',
    ])
    expect(screen.getByText(/en az 4 çifti yoksa geri döner$/)).toBeTruthy()
  })

  test('Scenario: bingo; as many cards lie there as are to be bought', async () => {
    await sitsDown(bingo, { balls: 90, drawn: 52, pays: { line: 3, 'two lines': 30, 'full house': 2_000 } })
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['×3', '×30', '×2.000'])
    expect(namesOf('heading')).toEqual(['1. kart', '2. kart'])
    fireEvent.click(screen.getByRole('button', { name: '4' }))
    expect(namesOf('heading')).toHaveLength(4)
    expect(screen.getByRole('button', { name: '₺40,00 oyna' })).toBeTruthy()
  })
})
