import * as z from 'zod/mini'
import { blame, headers, undecided, type Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { productName } from '#contract/product.ts'

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  [keyword: string]: unknown
}

/** JSON schema of the request ('input') or the reply ('output'). */
export function schemaOf(type: z.ZodMiniType, io: 'input' | 'output'): Schema {
  return JSON.parse(
    JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any' })),
    (key, value: unknown) => (key === '$schema' ? undefined : value),
  )
}

const envelopeOf = (success: boolean, data: Schema): Schema => ({
  type: 'object',
  required: ['success', 'message', 'data'],
  properties: { success: { const: success }, message: { type: ['string', 'null'] }, data },
})
const json = (schema: Schema) => ({ 'application/json': { schema } })

const failure = (description: string, data: Schema = { type: 'null' }) => ({
  description,
  content: json(envelopeOf(false, data)),
})

/** A business refusal is a 200 with success false, so the reply of 200 has both shapes. */
function responsesOf({ auth, data }: Call) {
  const refusal = envelopeOf(false, { anyOf: [schemaOf(blame, 'output'), { type: 'null' }] })
  const answer = { anyOf: [envelopeOf(true, schemaOf(data, 'output')), refusal] }
  return {
    200: { description: 'The answer, or a refusal in words for the player', content: json(answer) },
    400: failure(
      'The request is outside the contract; the message names the field',
      schemaOf(blame, 'output'),
    ),
    ...(auth === 'player' && { 401: failure('No session, or one that has ended') }),
    429: failure(
      'Too many tries, or too many calls under way: one with an idempotency-key may be among these, so it is unknown whether it was done; the retry-after header says when to come back',
      { anyOf: [schemaOf(undecided, 'output'), { type: 'null' }] },
    ),
    501: failure('Not served yet'),
    503: failure(
      'Maintenance, or the database does not answer: then it is unknown whether the call was done, and sent again with the same idempotency-key it is done once; the retry-after header says when to come back',
      { anyOf: [schemaOf(undecided, 'output'), { type: 'null' }] },
    ),
    default: failure('Any other failure, in the envelope'),
  }
}

const headerParameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})
const commonParameters = [
  headerParameter(headers.locale, 'tr or en; the language of messages'),
  headerParameter(headers.fingerprint, 'The fingerprint that a session is tied to'),
]

function operationOf(name: string, call: Call, served: boolean) {
  const request = schemaOf(call.request, 'input')
  const query = Object.entries(request.properties ?? {}).map(([key, schema]) => ({
    name: key,
    in: 'query',
    required: request.required?.includes(key) ?? false,
    schema,
  }))
  return {
    operationId: name.replace('/', '_'),
    tags: [name.split('/')[0]],
    summary: `Section ${call.section}${call.beyond ? ', beyond the specification' : ''}`,
    'x-served': served,
    ...(call.auth === 'player' && { security: [{ session: [] }] }),
    parameters: call.method === 'GET' ? [...commonParameters, ...query] : commonParameters,
    ...(call.method === 'POST' && { requestBody: { required: true, content: json(request) } }),
    responses: responsesOf(call),
  }
}

export function openApi(served: ReadonlySet<string>) {
  const paths = Object.entries<Call>(calls).map(([name, call]) => [
    `/api/${call.path}`,
    { [call.method.toLowerCase()]: operationOf(name, call, served.has(name)) },
  ])
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1', description: 'Every reply has success, message and data.' },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(paths),
  }
}
