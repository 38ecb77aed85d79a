import { describe, expect, it } from 'vitest'
import { toCsv } from '#src/words/csv.ts'
import { sayHistoryMoment, writeHistoryMoment } from '#src/words/history-moment.ts'

describe('a file for a spreadsheet', () => {
  it('Scenario: Turkish separates by semicolons and writes a comma in numbers, English the other way round', () => {
    const rows = [
      ['Tutar', 'Yöntem'],
      [1250.5, 'Havale'],
    ]
    expect(toCsv(rows, 'tr')).toBe('\uFEFFTutar;Yöntem\r\n1250,50;Havale\r\n')
    expect(toCsv(rows, 'en')).toBe('\uFEFFTutar,Yöntem\r\n1250.50,Havale\r\n')
  })

  it('Scenario: what would end the cell or the row is quoted', () => {
    expect(toCsv([['a;b', 'a,b', 'say "c"', 'two\nlines']], 'tr')).toBe(
      '\uFEFF"a;b";a,b;"say ""c""";"two\nlines"\r\n',
    )
    expect(toCsv([['a;b', 'a,b']], 'en')).toBe('\uFEFFa;b,"a,b"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '|calc'])(
    'Scenario: %j is a text and no formula',
    (text) => {
      expect(toCsv([[text]], 'tr').replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`)
    },
  )

  it('Scenario: a negative amount stays a number', () => {
    expect(toCsv([[-5]], 'en')).toBe('\uFEFF-5.00\r\n')
  })
})

describe('a moment of a history', () => {
  const night = '2026-11-19T21:30:00.000Z'
  it('Scenario: it is told by the clock of Istanbul, in the language', () => {
    expect(sayHistoryMoment(night, 'tr')).toBe('20 Kas 2026 00:30')
    expect(sayHistoryMoment(night, 'en')).toBe('20 Nov 2026, 00:30')
    expect(writeHistoryMoment(night)).toBe('2026-11-20 00:30')
  })
})
