import { answeredBy } from '../../words/answers.ts'
import { tabFacts } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { slides } from '../casino.given.ts'
import { starts } from './carousel.starts.words.ts'

const asks = '/api/cms/sliderlist'

export const carousel: FlowWords = {
  title: { tr: 'Slayt gösterisi', en: 'Carousel' },
  purpose: {
    tr: 'Sitenin bir yerindeki slaytlar; biri görünür, kendiliğinden ya da elle değişir.',
    en: 'The slides of a place of the site, one in view: by themselves, and by hand.',
  },
  starts,
  states: {
    slides: { name: { tr: 'Slaytlar', en: 'The slides' }, seen: null },
    'slides.arriving': { name: { tr: 'Açılıyor', en: 'Arriving' }, seen: null },
    'slides.loading': {
      name: { tr: 'Slaytlar yükleniyor', en: 'Loading the slides' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken slaytların yerinde gri yer tutucular ya da önceki slaytlar durur.',
        en: 'Grey placeholders or the former slides stand in the place of the slides, before the server has answered.',
      },
    },
    'slides.playing': { name: { tr: 'Slaytlar gösteriliyor', en: 'Slides are shown' }, seen: null },
    'slides.playing.standing': {
      name: { tr: 'Yerinde duruyor', en: 'Standing' },
      seen: {
        tr: 'Ne kadar beklenirse beklensin aynı slayt yerinde durur ve noktası işaretli kalır.',
        en: 'However long you wait, the same slide stays there and its dot stays marked.',
      },
    },
    'slides.playing.moving': {
      name: { tr: 'Kendiliğinden ilerliyor', en: 'Moving by itself' },
      seen: {
        tr: 'Bir slayt görünür ve noktası işaretlidir; bir süre sonra kendiliğinden sonrakine geçilir.',
        en: 'One slide is in view and its dot is marked; after a while the next one comes by itself.',
      },
    },
    'slides.empty': {
      name: { tr: 'Slayt yok', en: 'No slides' },
      seen: { tr: 'Sayfada slaytlara ayrılmış bir yer yoktur.', en: 'The page keeps no place for slides.' },
    },
    'slides.missing': {
      name: { tr: 'Slaytlar yüklenemedi', en: 'The slides could not be loaded' },
      seen: {
        tr: 'Slaytların yerinde “Öne çıkanlar yüklenemedi.” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'In the place of the slides it says “The highlights could not be loaded.”; there is a button “Try again”.',
      },
    },
    'slide show': { name: { tr: 'Gösteri', en: 'The slide show' }, seen: null },
    'slide show.beginning': { name: { tr: 'Başlıyor', en: 'Beginning' }, seen: null },
    'slide show.running': {
      name: { tr: 'Sürüyor', en: 'Running' },
      seen: {
        tr: 'Birden çok slayt varsa “Gösteriyi durdur” düğmesi vardır.',
        en: 'Where there are several slides there is a button “Stop the slide show”.',
      },
    },
    'slide show.paused': {
      name: { tr: 'Durduruldu', en: 'Paused' },
      seen: {
        tr: 'Birden çok slayt varsa “Gösteriyi başlat” düğmesi vardır.',
        en: 'Where there are several slides there is a button “Start the slide show”.',
      },
    },
    pointer: { name: { tr: 'Fare', en: 'The mouse' }, seen: null },
    'pointer.elsewhere': { name: { tr: 'Başka yerde', en: 'Elsewhere' }, seen: null },
    'pointer.on the slides': { name: { tr: 'Slaytların üzerinde', en: 'On the slides' }, seen: null },
    focus: { name: { tr: 'Klavye odağı', en: 'The keyboard focus' }, seen: null },
    'focus.elsewhere': { name: { tr: 'Başka yerde', en: 'Elsewhere' }, seen: null },
    'focus.on the slides': { name: { tr: 'Slaytların üzerinde', en: 'On the slides' }, seen: null },
    sight: { name: { tr: 'Slaytların görünürlüğü', en: 'Whether the slides are in view' }, seen: null },
    'sight.in view': { name: { tr: 'Görünüyor', en: 'In view' }, seen: null },
    'sight.scrolled past': {
      name: { tr: 'Sayfada geride kaldı', en: 'Scrolled past' },
      seen: { tr: 'Slaytlar ekranda değildir.', en: 'The slides are off the screen.' },
    },
    tab: { name: { tr: 'Sekme', en: 'The tab' }, seen: null },
    'tab.shown': { name: { tr: 'Sekme görünüyor', en: 'The tab is in view' }, seen: null },
    'tab.hidden': { name: { tr: 'Sekme görünmüyor', en: 'The tab is hidden' }, seen: null },
  },
  intents: {
    'show the slide': {
      tr: 'Slaydın alt kenarındaki noktalardan birine basın ve fareyi slaytlardan çekin',
      en: 'Press one of the dots at the bottom of the slide and move the mouse off the slides',
      short: { tr: 'Noktalardan birine basın', en: 'Press one of the dots' },
      seen: {
        tr: 'Artık {place} slayt görünür ve noktası işaretlidir.',
        en: 'Now {place} slide is in view, and its dot is marked.',
      },
    },
    pause: {
      tr: '“Gösteriyi durdur” düğmesine basın ve fareyi slaytlardan çekin',
      en: 'Press “Stop the slide show” and move the mouse off the slides',
      short: { tr: '“Gösteriyi durdur” düğmesine basın', en: 'Press “Stop the slide show”' },
    },
    'go on': {
      tr: '“Gösteriyi başlat” düğmesine basın ve fareyi slaytlardan çekin',
      en: 'Press “Start the slide show” and move the mouse off the slides',
      short: { tr: '“Gösteriyi başlat” düğmesine basın', en: 'Press “Start the slide show”' },
    },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'slider.changed': {
      tr: 'Lobide başka bir kategori seçilir',
      en: 'Another category of the lobby is chosen',
      how: { tr: '“{slug}” düğmesine basın', en: 'press “{slug}”' },
    },
    'slide.pulled': {
      tr: 'Slayt parmakla ya da fareyle çekilir',
      en: 'A slide is pulled along by a finger or the mouse',
      how: {
        tr: 'slaydı, {place} slayt gelene kadar basılı fareyle çekin ve fareyi slaytlardan ayırın',
        en: 'pull the slides along with the mouse pressed until {place} one comes, and move the mouse off the slides',
      },
      seen: {
        tr: 'Artık {place} slayt görünür ve noktası işaretlidir.',
        en: 'Now {place} slide is in view, and its dot is marked.',
      },
    },
    'pointer.came': { tr: 'Fare slaytların üzerine gelir', en: 'The mouse comes upon the slides' },
    'pointer.left': { tr: 'Fare slaytlardan ayrılır', en: 'The mouse leaves the slides' },
    'focus.came': {
      tr: 'Klavye odağı slaytlara ya da düğmelerine gelir',
      en: 'The keyboard focus comes to the slides or their buttons',
      how: {
        tr: 'odak slaytlara ya da düğmelerine gelene kadar Shift ve Tab tuşlarına basın',
        en: 'press the Shift and Tab keys until the focus is on the slides or their buttons',
      },
      seen: {
        tr: 'Klavye odağı slaytların ya da düğmelerinin üzerinde görünür.',
        en: 'The keyboard focus is to be seen on the slides or their buttons.',
      },
    },
    'focus.left': {
      tr: 'Klavye odağı slaytlardan ayrılır',
      en: 'The keyboard focus leaves the slides',
      how: {
        tr: 'odak slaytların dışında kalana kadar Tab tuşuna basın',
        en: 'press the Tab key until the focus is outside the slides',
      },
      seen: {
        tr: 'Klavye odağı slaytların ve düğmelerinin dışındadır.',
        en: 'The keyboard focus is outside the slides and their buttons.',
      },
    },
    'slides.scrolled past': {
      tr: 'Sayfa slaytlardan uzağa kaydırılır',
      en: 'The page is scrolled away from the slides',
      how: { tr: 'sayfanın sonuna inin', en: 'scroll to the end of the page' },
    },
    'slides.scrolled into view': {
      tr: 'Sayfa slaytlara geri kaydırılır',
      en: 'The page is scrolled back to the slides',
      how: { tr: 'sayfanın başına çıkın', en: 'scroll to the top of the page' },
      seen: { tr: 'Slaytlar ekrandadır.', en: 'The slides are on the screen.' },
    },
    ...tabFacts,
  },
  actors: {
    'load the slides': {
      tr: 'slaytların yüklenmesi',
      en: 'the loading of the slides',
      asks,
      hows: [slides, []].map((of) => ({ of, ...answeredBy(null, of, asks) })),
    },
    'watch the tab': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
  },
  delays: { autoplay: { tr: 'bir slaydın süresi', en: 'the time of a slide' } },
  guards: {
    'the slides are there': {
      tr: 'slaytlar sayfayla birlikte gelmiş',
      en: 'the slides came with the page',
      otherwise: { tr: 'slaytlar sayfayla birlikte gelmemiş', en: 'the slides did not come with the page' },
    },
    'it is another slider': { tr: 'başka slaytlar istenmiş', en: 'other slides are asked for' },
    'there are none': {
      tr: 'yanıtta slayt yok',
      en: 'the answer has no slides',
      otherwise: { tr: 'yanıtta slaytlar var', en: 'the answer has slides' },
    },
    'less motion is wanted': {
      tr: 'cihazda hareket azaltılmış',
      en: 'the device asks for less motion',
      otherwise: { tr: 'cihazda hareket azaltılmamış', en: 'the device does not ask for less motion' },
    },
    'nothing holds the slides': {
      tr: 'birden çok slayt var ve görünüyorlar; gösteri sürüyor, fare de odak da üzerlerinde değil',
      en: 'there are several slides and they are in view; the show is running, neither mouse nor focus is upon them',
    },
    'something holds the slides': {
      tr: 'slaytlar görünmüyor, gösteri durdurulmuş ya da fare veya odak üzerlerinde',
      en: 'the slides are out of view, the show is paused, or the mouse or the focus is upon them',
    },
  },
  effects: {},
  data: {
    place: {
      name: { tr: 'Slayt', en: 'Slide' },
      values: {
        1: { tr: 'ikinci', en: 'the second' },
        2: { tr: 'üçüncü', en: 'the third' },
      },
    },
    slug: {
      name: { tr: 'Kategori', en: 'Category' },
      values: { jackpot: { tr: 'Jackpot', en: 'Jackpots' } },
    },
    output: { name: { tr: 'Slaytlar', en: 'Slides' } },
  },
  requirements: [
    {
      number: '4.44',
      says: { tr: 'Afişler üç yer tutucuyla başlar.', en: 'The banner begins with three placeholders.' },
      states: ['slides.loading'],
    },
    {
      number: '4.45',
      says: {
        tr: 'Etkin afiş değişince onun görselleri yüklenir ve yer tutucuların yerine geçer.',
        en: 'When another slider is active its slides are loaded and take the place of the placeholders.',
      },
      states: ['slides.loading', 'slides.playing'],
    },
    {
      number: '4.46',
      says: {
        tr: 'Afişler yüklendikten sonra kendiliğinden ilerler.',
        en: 'Once they are there they move by themselves.',
      },
      states: ['slides.playing.moving'],
    },
  ],
}
