import { tabFacts } from '../../words/hows.ts'
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
    'somebody whose first page shows one slide': {
      tr: 'Tek slaytla birlikte gelen ilk sayfayı açmış biri',
      en: 'Somebody whose first page came with one slide',
    },
    'somebody who wants nothing to move': {
      tr: 'Cihazında hareketi azaltmış, bir lobiyi açmış biri',
      en: 'Somebody whose device asks for less motion, who has opened a lobby',
    },
  },
  states: {
    slides: { name: { tr: 'Slaytlar', en: 'The slides' }, seen: null },
    'slides.arriving': { name: { tr: 'Açılıyor', en: 'Arriving' }, seen: null },
    'slides.loading': {
      name: { tr: 'Slaytlar yükleniyor', en: 'Loading the slides' },
      seen: {
        tr: 'İlk slaytların yerini gri alanlar tutar; yerlerine yenileri beklenen slaytlar ise gelene kadar görünür kalır.',
        en: 'Grey areas keep the place of the first slides; slides that others are to replace stay until those come.',
      },
    },
    'slides.playing': { name: { tr: 'Slaytlar gösteriliyor', en: 'Slides are shown' }, seen: null },
    'slides.playing.standing': {
      name: { tr: 'Yerinde duruyor', en: 'Standing' },
      seen: {
        tr: 'Bir slayt görünür ve sırası işaretlidir; ne kadar beklenirse beklensin değişmez.',
        en: 'One slide is in view and its place is marked; however long it takes, it does not change.',
      },
    },
    'slides.playing.moving': {
      name: { tr: 'Kendiliğinden ilerliyor', en: 'Moving by itself' },
      seen: {
        tr: 'Bir slayt görünür ve sırası işaretlidir; bir süre sonra kendiliğinden sonrakine geçilir.',
        en: 'One slide is in view and its place is marked; after a while the next one comes by itself.',
      },
    },
    'slides.empty': {
      name: { tr: 'Slayt yok', en: 'No slides' },
      seen: { tr: 'Sayfada slaytlara ayrılmış bir yer yoktur.', en: 'The page keeps no place for slides.' },
    },
    'slides.missing': {
      name: { tr: 'Slaytlar yüklenemedi', en: 'The slides could not be loaded' },
      seen: {
        tr: 'Slaytların yerinde “Öne çıkanlar yüklenemedi.” yazısı ve “Yeniden dene” düğmesi görünür.',
        en: 'In the place of the slides stand “The highlights could not be loaded.” and a “Try again” button.',
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
    'sight.scrolled past': { name: { tr: 'Sayfada geride kaldı', en: 'Scrolled past' }, seen: null },
    tab: { name: { tr: 'Sekme', en: 'The tab' }, seen: null },
    'tab.shown': { name: { tr: 'Sekme görünüyor', en: 'The tab is in view' }, seen: null },
    'tab.hidden': { name: { tr: 'Sekme görünmüyor', en: 'The tab is hidden' }, seen: null },
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
    'pointer.came': { tr: 'Fare slaytların üzerine gelir', en: 'The mouse comes upon the slides' },
    'pointer.left': { tr: 'Fare slaytlardan ayrılır', en: 'The mouse leaves the slides' },
    'focus.came': {
      tr: 'Klavye odağı slaytlara ya da düğmelerine gelir',
      en: 'The keyboard focus comes to the slides or their buttons',
    },
    'focus.left': { tr: 'Klavye odağı slaytlardan ayrılır', en: 'The keyboard focus leaves the slides' },
    'slides.scrolled past': {
      tr: 'Sayfa slaytlardan uzağa kaydırılır',
      en: 'The page is scrolled away from the slides',
    },
    'slides.scrolled into view': {
      tr: 'Sayfa slaytlara geri kaydırılır',
      en: 'The page is scrolled back to the slides',
    },
    ...tabFacts,
  },
  actors: {
    'load the slides': { tr: 'slaytların yüklenmesi', en: 'the loading of the slides' },
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
