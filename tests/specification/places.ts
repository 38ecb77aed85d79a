import { statesAt } from '#charts/requirements/places.ts'
import type { Requirement } from '#charts/requirements/requirement.ts'

/** First and last sentence, and the place that states of charts give as their section. */
const of2: readonly [number, number, string][] = [
  [13, 27, '2 Header'],
  [28, 30, '4 Side menu'],
  [31, 32, '2 Left side menu'],
  [33, 36, '2 Top notification bar'],
  [41, 46, '2 Dashboard menu'],
  [47, 54, '2 Notifications panel'],
  [55, 57, '2 Login dialog'],
  [58, 72, '2 Registration dialog'],
  [73, 77, '2 Recovery screen'],
  [78, 80, '2 Phone verification screen'],
  [81, 81, '2 Change password screen'],
  [82, 83, '2 Call request form dialog'],
  [84, 89, '2 Dynamic deposit and withdraw dialogs'],
  [91, 91, '2 Top Winners card'],
  [92, 92, '2 Popup'],
  [93, 93, '2 Casino video banner'],
  [94, 94, '2 Promotion detail dialog'],
  [95, 96, '2 Game play modal'],
  [97, 97, '2 Live casino category filter'],
  [98, 98, '2 The Aviator entry'],
  [99, 99, '4 Banner carousel'],
]

const ofFigures: readonly [number, number, string][] = [
  [1, 1, '4 Logout'],
  [2, 2, '9 mobile profile-panel restore'],
  [3, 3, '9 country list'],
  [4, 4, '4 Registration'],
  [5, 5, '4 trial bonus check'],
  [6, 6, '4 Recovery'],
  [7, 8, '4 Dynamic dialog'],
  [9, 9, '4 Link-opening behaviour'],
  [10, 11, '4 Top notification'],
  [12, 12, '9 Layout'],
  [13, 14, '9 Resend code countdown'],
  [15, 15, '9 Balance polling'],
  [22, 22, '9 Banner carousel'],
  [25, 26, '9 Number input auto-repeat'],
  [27, 31, '9 Real-time client'],
  [37, 37, '9 Header'],
  [42, 43, '2 Notifications panel'],
  [44, 47, '9 Banner carousel'],
  [49, 49, '2 Top Winners card'],
  [53, 53, '2 Notifications panel'],
  [54, 54, '2 Top Winners card'],
  [55, 55, '9 game search take'],
  [56, 56, '9 placeholders'],
  [57, 57, '9 Banner carousel'],
  [66, 69, '2 Registration dialog'],
  [73, 74, '2 Login dialog'],
  [75, 84, '2 Registration dialog'],
  [85, 85, '2 Phone verification screen'],
  [86, 88, '2 Recovery screen'],
  [89, 91, '2 Call request form dialog'],
  [92, 92, '2 Recovery screen'],
  [94, 94, '2 Registration dialog'],
]

/** Figures that section 2 names; the others stand in section 9. */
const countedInSection2 = { from: 60, to: 65 }

export function placeOf(name: string): { section: string; states: Requirement['states'] } {
  const isFigure = name.startsWith('F')
  const number = Number.parseInt(name.slice(isFigure ? 1 : 2), 10)
  const [, , place] = (isFigure ? ofFigures : of2).find(([from, to]) => number >= from && number <= to) ?? []
  const { from, to } = countedInSection2
  return {
    section: isFigure && (number < from || number > to) ? '9' : '2',
    states: place === undefined ? {} : statesAt(place),
  }
}
