import { sendTo } from 'xstate'
import { site } from './site.setup.ts'
import { anotherSession } from './site.whose.ts'
import { sayWhy } from './site.why.ts'

export const menus = site.createStateConfig({
  description: 'What slides in and out around a page.',
  meta: { section: '4 Side menu, profile panel, dropdown' },
  type: 'parallel',
  states: {
    'side menu': {
      initial: 'closed',
      states: {
        closed: { on: { 'toggle the side menu': 'open' } },
        open: {
          on: {
            'toggle the side menu': 'closed',
            'close the menus': 'closed',
            'navigation.arrived': 'closed',
          },
        },
      },
    },
    'profile panel': {
      initial: 'closed',
      states: {
        closed: { on: { 'toggle the profile panel': 'open' } },
        open: {
          always: { guard: 'nobody is here', target: 'closed' },
          on: {
            'toggle the profile panel': 'restoring',
            'close the menus': 'restoring',
            'open the notifications': 'restoring',
            'open the movements': 'restoring',
            'navigation.arrived': 'restoring',
          },
        },
        restoring: {
          description: 'The panel is on its way out; the page behind it comes back.',
          meta: { section: '9 mobile profile-panel restore' },
          on: { 'toggle the profile panel': 'open' },
          after: { 'profile-panel restore': 'closed' },
        },
      },
    },
    dropdown: {
      initial: 'closed',
      states: {
        closed: { on: { 'toggle the dropdown': 'open' } },
        open: {
          always: { guard: 'nobody is here', target: 'closed' },
          on: {
            'toggle the dropdown': 'closed',
            'close the menus': 'closed',
            'open the notifications': 'closed',
            'open the movements': 'closed',
            'navigation.arrived': 'closed',
          },
        },
      },
    },
    'notifications panel': {
      description:
        'What the notifications flow tells, in its own panel; it comes in the place of the other menus.',
      meta: { section: '2 Notifications panel' },
      initial: 'closed',
      states: {
        closed: { on: { 'open the notifications': { guard: 'a player is here', target: 'open' } } },
        open: {
          always: { guard: 'nobody is here', target: 'closed' },
          on: { 'close the notifications': 'closed', 'navigation.arrived': 'closed' },
        },
      },
    },
    'movements panel': {
      description: 'What has changed the balance, in a panel that comes in the place of the other menus.',
      meta: { section: '4 Balance display' },
      initial: 'closed',
      states: {
        closed: { on: { 'open the movements': { guard: 'a player is here', target: 'open' } } },
        open: {
          always: { guard: 'nobody is here', target: 'closed' },
          invoke: {
            id: 'movements',
            src: 'movements',
            onError: {
              target: 'closed',
              actions: sayWhy,
            },
          },
          on: {
            'close the movements': 'closed',
            'navigation.arrived': 'closed',
            'storage.changed': {
              guard: anotherSession,
              target: 'closed',
            },
            'hub.balance changed': { actions: sendTo('movements', ({ event }) => event) },
            'hub.connected': { actions: sendTo('movements', ({ event }) => event) },
          },
        },
      },
    },
  },
})
