import type { FlowWords } from '../../words/said.ts'

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
        tr: 'Seçilen yöndeki düğme basılı görünür.',
        en: 'The button of the chosen direction looks pressed.',
      },
    },
    repeating: {
      name: { tr: 'Yineleniyor', en: 'Repeating' },
      seen: {
        tr: 'Düğme basılı görünür; tutar durmadan aynı yönde değişir.',
        en: 'The button looks pressed; the amount goes on changing in the same direction.',
      },
    },
  },
  intents: {
    press: {
      tr: '“Artır” (yukarı) ya da “Azalt” (aşağı) düğmesine basın ve bırakmayın; bir düğme zaten basılıysa klavyedeki oku kullanın',
      en: 'Press “Increase” (up) or “Decrease” (down) and hold it; while one is held already, use the arrow of the keyboard',
      short: {
        tr: '“Artır” ya da “Azalt” düğmesini basılı tutun',
        en: 'Press “Increase” or “Decrease” and hold it',
      },
    },
    release: { tr: 'Basılı tuttuğunuzu bırakın', en: 'Let go of what is held' },
  },
  facts: {
    'number.bound reached': {
      tr: 'Tutar bu yöndeki sınırına ulaşır: yukarıda en çoğa, aşağıda en aza',
      en: 'The amount comes to its limit: the most upwards, the least downwards',
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
      tr: 'Tutar, basılan yönde bir adım değişir.',
      en: 'The amount changes by a step in the direction that is pressed.',
    },
  },
  data: {
    by: {
      name: { tr: 'Yön', en: 'Direction' },
      values: { 1: { tr: 'yukarı', en: 'up' }, '-1': { tr: 'aşağı', en: 'down' } },
    },
  },
}
