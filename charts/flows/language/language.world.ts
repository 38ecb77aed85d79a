import { languageMachine } from '#machines/language/language.machine.ts'
import { done, failed, failures, noAnswer } from '../events.ts'
import { type Flow } from 'statechart-paths'

export const own = [
  { locale: 'tr', name: 'Türkçe', fallback: 'tr' },
  { locale: 'en', name: 'English', fallback: 'en' },
]

export const language: Flow = {
  machine: languageMachine,
  project: ({ context }) => [context.language, context.wanted, context.offered?.length],
  starts: [
    {
      name: 'somebody who reads Turkish',
      input: { language: 'tr' },
      events: [
        { type: 'choose the language', language: 'en' },
        done('load the languages', own),
        ...failures('load the languages'),
        done('hear the server'),
        ...failures('hear the server'),
        done('switch the language', 'en'),
        done('switch the language', 'tr'),
        failed('switch the language', noAnswer),
      ],
    },
    {
      name: 'somebody who reads English',
      input: { language: 'en' },
      events: [
        { type: 'choose the language', language: 'xx' },
        done('load the languages', own),
        done('hear the server'),
        done('switch the language', 'tr'),
      ],
    },
  ],
}
