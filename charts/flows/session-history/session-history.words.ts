import type { FlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { loggedIn, placeOfTheAccount } from '../../words/ways-in.ts'

export const sessionHistory: FlowWords = {
  title: { tr: 'Oturum geçmişi', en: 'Session history' },
  purpose: {
    tr: 'Oyuncu nerelerde oturum açtığını görür ve başka bir cihazdaki oturumunu buradan sonlandırır.',
    en: 'Where a player has signed in, and how another device is signed out from here.',
  },
  starts: {
    'a player with three sessions': {
      tr: '“Oturum Geçmişi” sayfasını açmış, oturumları bir sayfaya sığmayan bir oyuncu',
      en: 'A player with more sessions than fit on a page, who has opened the page “Session History”',
      way: [
        {
          tr: 'On gizli pencerede bu oyuncu olarak giriş yapın',
          en: 'Log in as this player in ten private windows',
        },
        ...loggedIn,
        ...placeOfTheAccount('Oturum Geçmişi', 'Session History'),
      ],
    },
  },
  states: {
    list: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'list.loading': {
      name: { tr: 'Oturumlar yükleniyor', en: 'Loading the sessions' },
      seen: {
        tr: 'Listenin yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the list.',
      },
    },
    'list.loaded': {
      name: { tr: 'Oturumlar listede', en: 'The sessions are listed' },
      seen: {
        tr: '“Bu cihaz” yazar.',
        en: 'It says “This device”.',
      },
    },
    'list.loading more': {
      name: { tr: 'Daha eski oturumlar yükleniyor', en: 'Loading older sessions' },
      seen: {
        tr: '“Bu cihaz” yazar; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'It says “This device”; the button “Show more” shows that it is waiting.',
      },
    },
    'list.unavailable': {
      name: { tr: 'Liste yüklenemedi', en: 'The list did not come' },
      seen: {
        tr: '“Oturumlar yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “Your sessions could not be loaded”; there is a button “Try again”.',
      },
    },
    ending: { name: { tr: 'Oturum sonlandırma', en: 'Ending sessions' }, seen: null },
    'ending.at rest': {
      name: { tr: 'Sonlandırılan oturum yok', en: 'None is being ended' },
      seen: {
        tr: 'Hiçbir “Sonlandır” düğmesi beklemede değildir.',
        en: 'No button “End” is waiting.',
      },
    },
    'ending.ending the session': {
      name: { tr: 'Oturum sonlandırılıyor', en: 'Ending the session' },
      seen: {
        tr: 'Bir “Sonlandır” düğmesinde bekleme simgesi görünür.',
        en: 'A button “End” shows that it is waiting.',
      },
    },
  },
  intents: {
    'show more': { tr: '“Daha fazla göster” düğmesine basın', en: 'Press “Show more”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    'end the session': {
      tr: 'Açık bir oturumun yanındaki “Sonlandır” düğmesine basın',
      en: 'Press “End” beside an active session',
    },
  },
  facts: {},
  actors: {
    'load the sessions': { tr: 'oturumların yüklenmesi', en: 'the loading of the sessions' },
    'end the session': {
      tr: 'oturumun sonlandırılması',
      en: 'the end of the session',
      tells: { tr: 'Oturum kapatıldı.', en: 'The session has been ended.' },
    },
  },
  delays: {},
  guards: {
    'there are more': { tr: 'listelenmemiş oturumlar var', en: 'not all sessions are listed yet' },
    'it can be ended': {
      tr: 'oturum hâlâ açık, şu anda kullanılan değil ve kapatılması istenmemiş',
      en: 'the session is open, not the one in use, and not yet asked to end',
    },
    'one waits to be ended': { tr: 'kapatılacak oturum var', en: 'a session waits to be ended' },
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
  data: {
    id: {
      name: { tr: 'Oturum', en: 'Session' },
      values: { 2: { tr: 'başka bir cihazdaki', en: 'the one of another device' } },
    },
    list: { name: { tr: 'Oturumlar', en: 'Sessions' } },
  },
}
