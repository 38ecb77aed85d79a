import type { Requirement } from './requirement.ts'

/** Section 4: the connection, the start, and what the settings decide. */
export const world: readonly Requirement[] = [
  {
    number: '4.49',
    says: {
      tr: 'Anlık bağlantı ileti, hata, kopma, yeniden bağlanma ve bağlandı durumlarını bildirir.',
      en: 'The connection reports messages, errors, disconnects, reconnecting and reconnected.',
    },
    states: {
      realtime: ['offline', 'put away', 'holding the connection', 'waiting to reconnect', 'stopped'],
    },
  },
  {
    number: '4.50',
    says: {
      tr: 'Notification iletisi listeye bir bildirim ekler.',
      en: 'A message Notification adds a notification.',
    },
    states: {
      realtime: ['holding the connection.connected'],
      site: ['session.player'],
      notifications: ['list'],
    },
    when: { realtime: ['hub.message'], site: ['hub.notified'], notifications: ['hub.notified'] },
  },
  {
    number: '4.51',
    says: {
      tr: 'Türüne uymayan ileti hatadır.',
      en: 'A message whose content does not fit its type is an error.',
    },
    states: { realtime: ['holding the connection.connected'] },
    when: { realtime: ['hub.invalid message'] },
    beside: { by: 'src/hub/connection.ts', heldBy: 'tests/machines/realtime.test.ts' },
  },
  {
    number: '4.52',
    says: {
      tr: 'Site açılırken dil, ayarlar, oyun kategorileri, alan adları, deneme bonusu ve bildirimler yüklenir.',
      en: 'The start loads the language, settings, categories of games, domains, trial bonus and notifications.',
    },
    states: { 'start-up': ['loading'], site: ['start-up'], notifications: ['list.loading'] },
  },
  {
    number: '4.53',
    says: {
      tr: 'Açılır görsel, her farklı içerik için bir kez gösterilir.',
      en: 'A popup is shown once for each content.',
    },
    states: { popup: ['checking', 'untouched', 'waiting', 'shown', 'dismissed'] },
  },
  {
    number: '4.54',
    says: {
      tr: 'Canlı destek yalnız canlı ortamda ve ayarlar sohbeti adlandırıyorsa yüklenir.',
      en: 'The live chat is loaded only in production, where the settings name it.',
    },
    states: { site: ['chat.not offered', 'chat.offered'], 'live chat': ['loading'] },
  },
]
