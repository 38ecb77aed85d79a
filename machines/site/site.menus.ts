import { site } from './site.setup.ts'

/** What slides in and out around a page; a navigation closes all of it. */
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
  },
})
