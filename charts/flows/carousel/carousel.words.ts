import type { FlowWords } from '../../words/said.ts'

export const carousel: FlowWords = {
  title: { tr: 'Slayt gösterisi', en: 'Carousel' },
  purpose: {
    tr: 'Sitenin bir yerindeki slaytlar; biri görünür, kendiliğinden ya da elle değişir.',
    en: 'The slides of a place of the site, one in view: by themselves, and by hand.',
  },
  starts: {
    'somebody in a lobby': { tr: 'Bir lobiyi açmış biri', en: 'Somebody who has opened a lobby' },
    'somebody whose first page shows the slides': {
      tr: 'Slaytlarla birlikte gelen ilk sayfayı açmış biri',
      en: 'Somebody whose first page came with the slides',
    },
    'somebody who wants nothing to move': {
      tr: 'Cihazında hareketi azaltmış, bir lobiyi açmış biri',
      en: 'Somebody whose device asks for less motion, who has opened a lobby',
    },
  },
  states: {
    arriving: { name: { tr: 'Açılıyor', en: 'Arriving' }, seen: null },
    loading: {
      name: { tr: 'Slaytlar yükleniyor', en: 'Loading the slides' },
      seen: {
        tr: 'İlk slaytların yerini gri alanlar tutar; yerlerine yenileri beklenen slaytlar ise gelene kadar görünür kalır.',
        en: 'Grey areas keep the place of the first slides; slides that others are to replace stay until those come.',
      },
    },
    playing: { name: { tr: 'Slaytlar gösteriliyor', en: 'Slides are shown' }, seen: null },
    'playing.beginning': { name: { tr: 'Başlıyor', en: 'Beginning' }, seen: null },
    'playing.moving': {
      name: { tr: 'Kendiliğinden ilerliyor', en: 'Moving by itself' },
      seen: {
        tr: 'Bir slayt görünür ve sırası işaretlidir; bir süre sonra kendiliğinden sonrakine geçilir. “Gösteriyi durdur” düğmesi vardır.',
        en: 'One slide is in view and its place is marked; after a while the next one comes by itself. There is a button “Stop the slide show”.',
      },
    },
    'playing.read': {
      name: { tr: 'Okunuyor', en: 'Being read' },
      seen: {
        tr: 'Fare ya da klavye odağı üzerinde kaldıkça aynı slayt görünür; düğmede hâlâ “Gösteriyi durdur” yazar.',
        en: 'The same slide stays as long as the mouse or the focus is upon it; the button still says “Stop the slide show”.',
      },
    },
    'playing.unseen': {
      name: { tr: 'Slaytlar görünmüyor', en: 'The slides are out of view' },
      seen: {
        tr: 'Ne kadar beklenirse beklensin slayt değişmez.',
        en: 'However long it takes, the slide does not change.',
      },
    },
    'playing.paused': {
      name: { tr: 'Durduruldu', en: 'Paused' },
      seen: {
        tr: 'Slayt kendiliğinden değişmez; düğmede “Gösteriyi başlat” yazar. Tek slayt varsa düğme de yoktur.',
        en: 'No slide comes by itself; the button says “Start the slide show”. A slide that stands alone has no buttons.',
      },
    },
    empty: {
      name: { tr: 'Slayt yok', en: 'No slides' },
      seen: { tr: 'Sayfada slaytlara ayrılmış bir yer yoktur.', en: 'The page keeps no place for slides.' },
    },
    missing: {
      name: { tr: 'Slaytlar yüklenemedi', en: 'The slides could not be loaded' },
      seen: {
        tr: 'Slaytların yerinde “Öne çıkanlar yüklenemedi.” yazısı ve “Yeniden dene” düğmesi görünür.',
        en: 'In the place of the slides stand “The highlights could not be loaded.” and a “Try again” button.',
      },
    },
  },
  intents: {
    'show the slide': {
      tr: 'Slaydın alt kenarındaki noktalardan birine basın',
      en: 'Press one of the dots at the bottom of the slide',
    },
    pause: { tr: '“Gösteriyi durdur” düğmesine basın', en: 'Press “Stop the slide show”' },
    'go on': { tr: '“Gösteriyi başlat” düğmesine basın', en: 'Press “Start the slide show”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'slider.changed': {
      tr: 'Lobide başka bir kategori seçilir',
      en: 'Another category of the lobby is chosen',
    },
    'slide.pulled': { tr: 'Slayt parmakla kaydırılır', en: 'A slide is pulled along by a finger' },
    'reading.begun': {
      tr: 'Fare ya da klavye odağı slaytların üzerine gelir',
      en: 'The mouse or the focus comes upon the slides',
    },
    'reading.ended': {
      tr: 'Fare ya da klavye odağı slaytlardan ayrılır',
      en: 'The mouse or the focus leaves the slides',
    },
    'page.hidden': {
      tr: 'Başka bir sekmeye geçilir ya da sayfa slaytlardan uzağa kaydırılır',
      en: 'Another tab is turned to, or the page is scrolled away from the slides',
    },
    'page.shown': {
      tr: 'Sitenin sekmesine ya da slaytlara dönülür',
      en: 'The tab of the site, or the slides, are turned to again',
    },
  },
  actors: {
    'load the slides': { tr: 'slaytların yüklenmesi', en: 'the loading of the slides' },
    'watch the page': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
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
    'it moves by hand alone': {
      tr: 'cihazda hareket azaltılmış ya da tek slayt var',
      en: 'the device reduces motion, or there is only one slide',
      otherwise: {
        tr: 'cihazda hareket azaltılmamış ve birden çok slayt var',
        en: 'the device does not reduce motion, and there are several slides',
      },
    },
  },
  effects: {},
  data: {
    place: {
      name: { tr: 'Slayt', en: 'Slide' },
      values: {
        1: { tr: '2.', en: 'the second' },
        2: { tr: '3.', en: 'the third' },
      },
    },
    slug: { name: { tr: 'Kategori', en: 'Category' } },
    output: { name: { tr: 'Slaytlar', en: 'Slides' } },
  },
  requirements: [
    {
      number: '4.44',
      says: { tr: 'Afişler üç yer tutucuyla başlar.', en: 'The banner begins with three placeholders.' },
      states: ['loading'],
    },
    {
      number: '4.45',
      says: {
        tr: 'Etkin afiş değişince onun görselleri yüklenir ve yer tutucuların yerine geçer.',
        en: 'When another slider is active its slides are loaded and take the place of the placeholders.',
      },
      states: ['loading', 'playing.beginning'],
    },
    {
      number: '4.46',
      says: {
        tr: 'Afişler yüklendikten sonra kendiliğinden ilerler.',
        en: 'Once they are there they move by themselves.',
      },
      states: ['playing.moving'],
    },
  ],
}
