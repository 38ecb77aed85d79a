import type { GuardWords } from './said.ts'

/** Of several flows: the step of the actor already says how it ended. */
export const serverRefused: GuardWords = {
  tr: 'sunucu reddetti',
  en: 'the server refused',
  otherwise: { tr: 'sunucu reddetmedi', en: 'the server did not refuse' },
  isSaidByFailure: true,
}

export const tabShown: GuardWords = {
  tr: 'tarayıcı sekmesi görünüyor',
  en: 'the browser tab is in view',
  otherwise: { tr: 'tarayıcı sekmesi arka planda', en: 'the browser tab is in the background' },
}
