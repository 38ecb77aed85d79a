import { sendTo, type ActorRefFrom } from 'xstate'
import { chat } from './site.chat.ts'
import { dialog } from './site.dialog.ts'
import { forms } from './site.forms.ts'
import { game } from './site.game.ts'
import { menus } from './site.menus.ts'
import { session } from './site.session.ts'
import { site } from './site.setup.ts'
import { sayWhy } from './site.why.ts'

export const siteMachine = site.createMachine({
  id: 'site',
  description: 'The whole of the site: how it starts, who is here, and what is open.',
  context: ({ input }) => ({
    ...input,
    settings: {},
    domains: null,
    trialBonus: 0,
    wish: null,
    depositMethods: [],
    paying: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'language',
    src: 'language',
    input: ({ context: { language } }) => ({ language }),
    onError: {
      actions: sayWhy,
    },
  },
  on: { 'choose the language': { actions: sendTo('language', ({ event }) => event) } },
  states: {
    'start-up': {
      initial: 'starting',
      states: {
        starting: {
          tags: 'busy',
          meta: { section: '4 Start-up' },
          invoke: {
            id: 'start-up',
            src: 'start-up',
            input: ({ context: { language, reloads } }) => ({ language, reloads }),
            onDone: [
              {
                guard: 'somebody is signing up',
                target: 'started',
                actions: [
                  { type: 'keep what was found', params: ({ event }) => event.output },
                  sendTo('registration', ({ event }) => ({
                    type: 'trial bonus.announced',
                    trialBonus: event.output.trialBonus,
                  })),
                ],
              },
              {
                target: 'started',
                actions: { type: 'keep what was found', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'started',
              actions: sayWhy,
            },
          },
        },
        started: { description: 'What could be had of the settings is there.' },
      },
    },
    session,
    dialog,
    forms,
    game,
    menus,
    chat,
  },
})

export type SiteActor = ActorRefFrom<typeof siteMachine>
