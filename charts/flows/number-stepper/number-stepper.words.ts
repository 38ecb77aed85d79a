import type { FlowWords } from '../../words/said.ts'
import { address, loggedIn, withMethod } from '../../words/ways-in.ts'

export const numberStepper: FlowWords = {
  title: { tr: 'Artırma ve azaltma', en: 'Number stepper' },
  purpose: {
    tr: 'Bir sayı, düğmelerle ya da ok tuşlarıyla adım adım, basılı tutuldukça sürekli değiştirilir.',
    en: 'A number is changed step by step, by buttons or arrow keys, as long as they are held.',
  },
  starts: {
    'a player at an amount': {
      tr: 'Para yatırma formunda “Tutar” alanına 500 yazmış bir oyuncu',
      en: 'A player who has entered 500 as the “Amount” of a deposit',
      way: [
        ...loggedIn,
        address('/dashboard/deposit'),
        withMethod,
        { tr: '“Tutar” alanına 500 yazın', en: 'Enter 500 into “Amount”' },
      ],
    },
  },
  states: {
    idle: {
      name: { tr: 'Basılı değil', en: 'Idle' },
      seen: {
        tr: '“Artır” ve “Azalt” düğmelerinin ikisi de basılı görünmez; tutar artık değişmez.',
        en: 'Neither “Increase” nor “Decrease” looks pressed; the amount no longer changes.',
      },
    },
    held: {
      name: { tr: 'Basılı tutuluyor', en: 'Held' },
      seen: {
        tr: 'Basılı tutulan düğme basılı görünür.',
        en: 'The button that is held looks pressed.',
      },
    },
    repeating: {
      name: { tr: 'Yineleniyor', en: 'Repeating' },
      seen: {
        tr: 'Basılı tutulan düğme basılı görünür; tutar durmadan değişir.',
        en: 'The button that is held looks pressed; the amount goes on changing.',
      },
    },
  },
  intents: {
    press: {
      tr: '“{by}” düğmesine basın ve bırakmayın; bir düğme zaten basılıysa klavyede bu yönün okuna basın ve bırakmayın',
      en: 'Press “{by}” and hold it; while a button is held already, press the arrow key of this direction and hold it',
      short: {
        tr: '“Artır” ya da “Azalt” düğmesini basılı tutun',
        en: 'Press “Increase” or “Decrease” and hold it',
      },
      first: {
        after: 'number.bound reached',
        tr: 'bırakın ve “Tutar” alanına 500 yazın',
        en: 'let go and enter 500 into “Amount”',
      },
    },
    release: { tr: 'Basılı tuttuğunuzu bırakın', en: 'Let go of what is held' },
  },
  facts: {
    'number.bound reached': {
      tr: 'Tutar bu yöndeki sınırına ulaşır: yukarıda en çoğa, aşağıda en aza',
      en: 'The amount comes to its limit: the most upwards, the least downwards',
      how: {
        tr: 'bırakın, “Tutar” alanına sınırdan bir adım önceki tutarı (yukarıda 99990, aşağıda 30) yazın, “{by}” düğmesine basın ve bırakmayın',
        en: 'let go, enter into “Amount” the amount one step before the limit (99990 upwards, 30 downwards), press “{by}” and hold it',
      },
    },
  },
  actors: {},
  delays: {
    'first repeat': {
      tr: 'yinelemenin başlaması için bekleme',
      en: 'the wait before the first repeat',
    },
    repeat: { tr: 'iki yineleme arasındaki süre', en: 'the time between two repeats' },
  },
  guards: {
    'it goes there': {
      tr: 'basılı tutulan düğme o yönde',
      en: 'the button held goes in that direction',
    },
  },
  effects: {
    'take a step': {
      tr: 'Tutar, basılan düğmenin yönünde adım adım değişir.',
      en: 'The amount changes step by step in the direction of the button that is pressed.',
    },
  },
  data: {
    by: {
      name: { tr: 'Düğme', en: 'Button' },
      values: { 1: { tr: 'Artır', en: 'Increase' }, '-1': { tr: 'Azalt', en: 'Decrease' } },
    },
  },
}
