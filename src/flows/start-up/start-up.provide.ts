import { fromPromise } from 'xstate'
import { startUpMachine, type StartUpEffect } from '#machines/start-up/start-up.machine.ts'
import { ask } from '../../http/ask.ts'
import { hearServer } from '../language/server-words.ts'
import { casinoCategories } from './casino-categories.ts'
import { reloadAndCount } from './reloads.store.ts'
import { settingsOf } from './settings.ts'

type Provided = Parameters<typeof startUpMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, StartUpEffect>

export const providedStartUp: typeof startUpMachine = startUpMachine.provide({
  actors: {
    'load the language': fromPromise(({ input }) => hearServer(input.language)),
    'load the site settings': fromPromise(async ({ signal }) => {
      const { data } = await ask('cms/siteoptionlist', {}, { signal })
      return settingsOf(data)
    }),
    'load the casino categories': fromPromise(async () => {
      await casinoCategories()
    }),
    'load the domains': fromPromise(async ({ signal }) => {
      const { data } = await ask('cms/domainstatus', {}, { signal })
      return data
    }),
    'load the trial bonus': fromPromise(async ({ signal }) => {
      const { data } = await ask('bonus/trialbonusamount', {}, { signal })
      return data
    }),
  } satisfies Required<Actors>,
  actions: {
    'reload the page': () => reloadAndCount(),
  } satisfies Required<Effects>,
})
