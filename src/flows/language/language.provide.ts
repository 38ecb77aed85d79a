import { fromPromise } from 'xstate'
import { languageMachine, type LanguageEffect } from '#machines/language/language.machine.ts'
import { languageKey } from '../../words/locale.ts'
import { tellFailure } from '../tell.ts'
import { languages } from './languages.ts'
import { hearServer } from './server-words.ts'
import { speak } from './speak.ts'

type Provided = Parameters<typeof languageMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, LanguageEffect>

export const providedLanguage: typeof languageMachine = languageMachine.provide({
  actors: {
    'load the languages': fromPromise(() => languages()),
    'switch the language': fromPromise(({ input, signal }) => speak(input.language, signal)),
    'hear the server': fromPromise(({ input }) => hearServer(input.language)),
  } satisfies Required<Actors>,
  actions: {
    'remember the language': (_, { language }) => localStorage.setItem(languageKey, language),
    'show the failure': (_, { failure }) => tellFailure(failure),
  } satisfies Required<Effects>,
})
