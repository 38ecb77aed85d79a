import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { productName } from '#contract/product.ts'
import { escapeHtml } from '../html.ts'
import { schemaOf, type Schema } from './openapi.ts'

export const docsStylePath = '/api/docs.css'
export const openApiPath = '/api/openapi.json'

function inWords(schema: Schema): string {
  const { type, properties, items, anyOf, oneOf, const: only, enum: options, ...rest } = schema
  const alternatives = anyOf ?? oneOf
  if (Array.isArray(alternatives))
    return alternatives.map((each: Schema) => inWords(each)).join(' <em>or</em> ')
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`
  if (Array.isArray(options))
    return options.map((each) => `<code>${escapeHtml(JSON.stringify(each))}</code>`).join(' ')
  if (properties) return fields(schema)
  if (typeof items === 'object' && items !== null) return `list of ${inWords({ ...items })}`
  const bounds = Object.entries(rest).filter(([key]) => bound.has(key))
  const said = bounds.map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return escapeHtml([type ?? 'anything', ...said].join(', '))
}
const bound = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'pattern',
  'format',
  'default',
])

function fields({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<div><dt><code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' <small>optional</small>'}</dt><dd>${inWords(schema)}</dd></div>`,
  )
  return rows.length === 0 ? 'nothing' : `<dl>${rows.join('')}</dl>`
}

function article(name: string, call: Call, served: boolean): string {
  const marks = [
    call.auth === 'player' ? 'players only' : 'anyone',
    `section ${call.section}`,
    ...(call.beyond ? ['beyond the specification'] : []),
    served ? 'served' : 'not yet served',
  ]
  return `<details id="${name.replace('/', '-')}"${served ? '' : ' class="later"'}>
<summary><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>/api/${call.path}</code> <small>${marks.join(' · ')}</small></summary>
<h3>${call.method === 'GET' ? 'Query' : 'Body'}</h3>${inWords(schemaOf(call.request, 'input'))}
<h3>data of the answer</h3>${inWords(schemaOf(call.data, 'output'))}
</details>`
}

export function docsPage(served: ReadonlySet<string>): string {
  const entries = Object.entries<Call>(calls)
  const groups = [...new Set(entries.map(([name]) => name.split('/')[0] ?? ''))].map((group) => {
    const members = entries.filter(([name]) => name.startsWith(`${group}/`))
    return `<section><h2>${group}</h2>${members.map(([name, call]) => article(name, call, served.has(name))).join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName}: the calls</title>
<link rel="stylesheet" href="${docsStylePath}">
</head>
<body>
<header><h1>The calls</h1>
<p>Every reply is <code>{ success, message, data }</code>. Requests carry <code>x-locale</code>, <code>x-fingerprint</code> and, of a player, <code>authorization: Bearer</code>. A payment may carry <code>idempotency-key</code>: the same key with the same content is answered the same and done once. A reply of 503 with <code>outcome: unknown</code> may have been done all the same: send it again with the same key. Not in the envelope of a call: <code>GET /api/health/live</code> and <code>/api/health/ready</code>. <a href="${openApiPath}">OpenAPI 3.1</a></p></header>
<main>${groups.join('\n')}</main>
</body>
</html>`
}
