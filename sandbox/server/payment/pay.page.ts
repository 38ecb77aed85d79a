import type { Locale } from '#contract/locale.ts'
import type { Order, OrderState } from './order.store.ts'
import { pageWords } from './pay.words.ts'

export const pagePath = '/pay'
export const stylePath = '/pay.css'
const provider = 'Köprü Ödeme'
const merchant = 'Lale'
/** Characters of the reference that are shown. */
const referenceShown = 8

/** @param amount minor units */
const moneyIn = (locale: Locale, amount: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)

function layout(locale: Locale, main: string): string {
  const words = pageWords[locale]
  return `<!doctype html>
<html lang="${locale}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · ${provider}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><strong>${provider}</strong><span>${words.title}</span></header>
<main>${main}</main>
<footer>${words.practice}</footer>
</body>
</html>`
}

const messageKey = {
  open: 'open',
  later: 'waiting',
  paid: 'paid',
  declined: 'declined',
} as const satisfies Record<OrderState, string>

const button = (action: string, label: string, look: string) =>
  `<button name="action" value="${action}" class="${look}">${label}</button>`

function buttons({ state, locale }: Order): string {
  const words = pageWords[locale]
  if (state === 'paid' || state === 'declined') return button('report', words.report, 'quiet')
  const choices = [button('pay', words.pay, 'main'), button('decline', words.decline, 'plain')]
  return [...choices, ...(state === 'open' ? [button('later', words.later, 'quiet')] : [])].join('\n')
}

export function orderPage(order: Order): string {
  const { id, locale, state, amount, reference, reported } = order
  const words = pageWords[locale]
  const unreported = state !== 'open' && !reported ? `<p class="warning">${words.unreported}</p>` : ''
  return layout(
    locale,
    `<h1>${moneyIn(locale, amount)}</h1>
<dl>
<dt>${words.to}</dt><dd>${merchant}</dd>
<dt>${words.reference}</dt><dd>${reference.slice(0, referenceShown).toUpperCase()}</dd>
</dl>
<p class="state ${state}" role="status">${words[messageKey[state]]}</p>${unreported}
<form method="post" action="${pagePath}/${id}">
${buttons(order)}
</form>`,
  )
}

export const missingPage = (locale: Locale) =>
  layout(locale, `<p role="status">${pageWords[locale].missing}</p>`)
