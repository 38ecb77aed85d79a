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
          on: {
            'toggle the profile panel': 'restoring',
            'close the menus': 'restoring',
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
          on: {
            'toggle the dropdown': 'closed',
            'close the menus': 'closed',
            'navigation.arrived': 'closed',
          },
        },
      },
    },
  },
})
