import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { favouriteMachine, type FavouriteEffect } from '#machines/favourite/favourite.machine.ts'
import { ask } from '../../http/ask.ts'
import { showToast } from '../../ui/toast.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof favouriteMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, FavouriteEffect>

export const providedFavourite: typeof favouriteMachine = favouriteMachine.provide({
  actors: {
    'toggle the favourite': fromPromise(async ({ input, signal }) => {
      const { game, wishId, attempt } = input
      const requestId = `${wishId}:${attempt}`
      const { data } = await ask('casino/togglefavorite', game, { requestId, signal })
      return data
    }),
  } satisfies Required<Actors>,
  actions: {
    'show that it was added': () => showToast({ kind: 'success', text: t`Favorilere eklendi` }),
    'show that it was removed': () => showToast({ kind: 'warning', text: t`Favorilerden çıkarıldı` }),
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
