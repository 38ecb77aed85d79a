import type { harmTr } from './harm.tr.ts'

export const harmEn: typeof harmTr = {
  'message title': 'How is your play going?',
  'message note':
    'We have noticed that you have played differently from usual in the last few days. If play has stopped being fun, a short break can help. The pages “Take a Break” and “Limits” of your account are always open.',
  'limit offer title': 'Would you like to set a limit?',
  'limit offer note':
    'A limit decides in advance how much you deposit or how long you play. You can set one in a minute on the page “Limits” of your account; it holds at once.',
}
