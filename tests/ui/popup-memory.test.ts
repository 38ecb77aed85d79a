import { beforeEach, describe, expect, it } from 'vitest'
import { rememberPopup, wasPopupSeen } from '#src/flows/popup/popup.store.ts'
import { shownPopup } from '#charts/flows/given.ts'

beforeEach(() => localStorage.clear())

describe('which popups a browser has shown', () => {
  it('Scenario: another picture or another link makes it another one, another language does not', () => {
    rememberPopup(shownPopup)
    expect(wasPopupSeen(shownPopup)).toBe(true)
    expect(wasPopupSeen({ ...shownPopup, title: 'Welcome', text: 'See the bonuses.' })).toBe(true)
    expect(wasPopupSeen({ ...shownPopup, url: null })).toBe(false)
    expect(wasPopupSeen({ ...shownPopup, images: [{ url: '/popups/other.avif' }] })).toBe(false)
  })

  it('Scenario: one that comes back after another is not shown again; of many the oldest are forgotten', () => {
    const popups = Array.from({ length: 21 }, (_, index) => ({ ...shownPopup, url: `/pages/${index + 1}` }))
    for (const each of popups) rememberPopup(each)
    expect(popups.map(wasPopupSeen)).toEqual([false, ...Array.from({ length: 20 }, () => true)])
  })

  it('Scenario: what cannot be read counts as nothing', () => {
    localStorage.setItem('popupsSeen', '{"not": "a list"}')
    expect(wasPopupSeen(shownPopup)).toBe(false)
    rememberPopup(shownPopup)
    expect(wasPopupSeen(shownPopup)).toBe(true)
  })
})
