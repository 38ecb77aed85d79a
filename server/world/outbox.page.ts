import { escapeHtml } from '../html.ts'
import type { Locale } from '#contract/locale.ts'
import type { OutboxMessage } from './outbox.store.ts'

export const outboxPath = '/sandbox/outbox'
export const outboxStylePath = '/sandbox/outbox.css'

const words = {
  tr: {
    title: 'Giden kutusu',
    about: 'Deneme ortamı: mesajlar gönderilmez, burada saklanır. En yenisi üsttedir.',
    empty: 'Henüz gönderilmiş bir mesaj yok.',
    search: 'Alıcı',
    show: 'Göster',
    sms: 'SMS',
    'e-mail': 'E-posta',
  },
  en: {
    title: 'Outbox',
    about: 'Practice ground: messages are not sent but kept here, the newest first.',
    empty: 'No message has been sent yet.',
    search: 'Recipient',
    show: 'Show',
    sms: 'SMS',
    'e-mail': 'E-mail',
  },
} as const

function message(locale: Locale, { channel, to, subject, body, at }: OutboxMessage): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  const title = subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`
  return `<li>
<p class="head"><span class="channel">${words[locale][channel]}</span> <strong>${escapeHtml(to)}</strong>
<time datetime="${at.toISOString()}">${time.format(at)} UTC</time></p>
${title}<p class="body">${escapeHtml(body)}</p>
</li>`
}

export function outboxPage(locale: Locale, messages: readonly OutboxMessage[], to = ''): string {
  const said = words[locale]
  const list = messages.map((each) => message(locale, each)).join('\n')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.title}</title>
<link rel="stylesheet" href="${outboxStylePath}">
</head>
<body>
<header><h1>${said.title}</h1><p>${said.about}</p></header>
<form action="${outboxPath}"><label>${said.search} <input name="to" value="${escapeHtml(to)}" inputmode="email" autocomplete="off"></label> <button>${said.show}</button></form>
<main>${messages.length === 0 ? `<p class="empty">${said.empty}</p>` : `<ol>${list}</ol>`}</main>
</body>
</html>`
}
