import {
  all,
  any,
  asks,
  failed,
  handsOn,
  isAt,
  not,
  on,
  tells,
  waitsFor,
  wasAt,
  type Invariants,
  type Test,
} from '../../invariants/invariant.ts'
import { isHere, tab, wasDialog, wasHere } from './site.who.ts'

const menus = ['side menu', 'profile panel', 'dropdown']
const panels = ['notifications panel', 'movements panel']
const open = (menu: string) => ({ menus: { [menu]: 'open' } })
const isOpen = (menu: string) => isAt(open(menu))
const wasOpen = (menu: string) => wasAt(open(menu))
const noneOf = (names: readonly string[]): Test => not(any(...names.map(isOpen)))
const wasAnyOf = (names: readonly string[]): Test => any(...names.map(wasOpen))
const lists = { 'open the notifications': 'notifications panel', 'open the movements': 'movements panel' }
const wasRestoring = wasAt({ menus: { 'profile panel': 'restoring' } })

/** What slides in and out around a page. */
export const chrome: Invariants = {
  ...Object.fromEntries(
    menus.map((menu) => [
      `the button of the ${menu} opens and closes it`,
      {
        when: all(
          on(`toggle the ${menu}`),
          any(wasHere, () => menu === 'side menu'),
        ),
        holds: (step) => isOpen(menu)(step) !== wasOpen(menu)(step),
      },
    ]),
  ),
  'all menus can be closed at once': { when: on('close the menus'), holds: noneOf(menus) },
  'another page is seen without menus and panels': {
    when: on('navigation.arrived'),
    holds: noneOf([...menus, ...panels]),
  },
  ...Object.fromEntries(
    Object.entries(lists).map(([intent, panel]) => [
      `a player who presses "${intent}" sees the ${panel} in the place of the menus`,
      { when: all(on(intent), wasHere), holds: all(isOpen(panel), noneOf(['profile panel', 'dropdown'])) },
    ]),
  ),
  'the panels are closed by their button': {
    when: any(on('close the notifications'), on('close the movements')),
    holds: (step) =>
      not(isOpen(step.event?.type === 'close the movements' ? 'movements panel' : 'notifications panel'))(
        step,
      ),
  },
  'the notifications know that they are looked at': {
    when: all(on('open the notifications'), wasAt({ session: 'player' })),
    holds: tells('notifications', 'panel.opened'),
  },
  'the movements are loaded when they are opened': {
    when: all(on('open the movements'), not(wasOpen('movements panel'))),
    holds: all(isHere, asks('movements')),
  },
  'the movements learn what the hub says of the balance': {
    when: all(any(on('hub.connected'), on('hub.balance changed')), wasOpen('movements panel')),
    holds: handsOn('movements'),
  },
  'movements that cannot be shown are closed, and so are those of another player': {
    when: any(failed('movements'), all(tab.another, wasOpen('movements panel'))),
    holds: noneOf(['movements panel']),
  },
  'what shows the account is open for a player only': {
    when: any(...['profile panel', 'dropdown', ...panels].map(isOpen)),
    holds: isHere,
  },
  'the profile panel takes 800 ms on its way out': {
    when: isAt({ menus: { 'profile panel': 'restoring' } }),
    holds: any(wasRestoring, waitsFor(800)),
  },
  'a profile panel that a player closes is on its way out': {
    when: all(wasOpen('profile panel'), not(isOpen('profile panel')), isHere),
    holds: isAt({ menus: { 'profile panel': 'restoring' } }),
  },
  'a profile panel is gone after its way out': {
    when: on('xstate.after.profile-panel restore.site.menus.profile panel.restoring'),
    holds: isAt({ menus: { 'profile panel': 'closed' } }),
  },
  'without a dialog or a chat the way back closes the menus and panels': {
    when: all(
      on('go back'),
      wasDialog('none'),
      not(wasAt({ chat: { offered: 'wanted' } })),
      wasAnyOf([...menus, ...panels]),
    ),
    holds: noneOf([...menus, ...panels]),
  },
}
