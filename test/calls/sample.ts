import { aNumber } from '#modules/exams/testing.ts'
import { aField, aTypedField } from '#modules/fields/testing.ts'
import { aQuestion } from '#modules/surveys/testing.ts'
import { newId } from '#platform/ids.ts'
import { type DescribedCall, type Field, nameOf, type Schema } from './read-calls.ts'
import { SURVEY_QUESTION_ID } from './school-of-everything.ts'
import type { Given } from './send-call.ts'

/** What fields mean that a schema cannot say. A call whose sample is refused needs its field here. */
const MEANINGS: Record<string, (schema: Schema) => unknown> = {
  amount: () => 10_000,
  checkout_key: () => newId(),
  currency: () => 'PLN',
  chosen: () => [0],
  code: () => `CODE-${newId().slice(-12)}`,
  block: () => ({ type: 'text', html: '<p>Zażółć gęślą jaźń</p>' }),
  email: () => `${newId()}@calls.test`,
  overlay_color: () => '#b4532a',
  confirmation: () => 'CANCEL',
  contact_email: () => `${newId()}@calls.test`,
  answered_at: () => '2026-11-23T10:00:00.000Z',
  entered_at: () => '2026-11-23T10:00:00.000Z',
  extension: () => 'jpg',
  gateway: () => 'sandbox',
  gift: () => ({ name: 'Łucja', email: `${newId()}@calls.test` }),
  // A lead form has to ask for an email; a checkout says what its lines have to be.
  fields: ({ items }) =>
    items?.properties?.['data_type']
      ? [aTypedField({ name: 'email', data_type: 'email' })]
      : [aField({ name: 'email', type: 'email', required: true })],
  filename: () => 'żółw.jpg',
  language: () => 'pl',
  password: () => 'bardzo-dobre-hasło',
  password_confirmation: () => 'bardzo-dobre-hasło',
  paid_on: () => '2026-11-23',
  import_key: () => newId(),
  note_key: () => newId(),
  payout_key: () => newId(),
  // Of an exam what it asks, of a survey which of its questions.
  question: ({ oneOf, anyOf }) => (oneOf || anyOf ? aNumber : SURVEY_QUESTION_ID),
  // What a product is asked before it is bought has its answer beside it.
  questions: ({ items }) =>
    items?.properties?.['answer'] ? [{ question: 'Ile to trwa?', answer: 'Rok' }] : [aQuestion()],
  refund_key: () => newId(),
  reminder_key: () => newId(),
  response: () => ({ [SURVEY_QUESTION_ID]: 'Zażółć' }),
  redirect_url: () => 'https://pracownia.test/kursy',
  slot: () => '2040-01-01T10:00:00.000Z',
  slug: () => `slug-${newId().slice(-12)}`,
  students: () => [{ name: 'Łucja', email: `${newId()}@calls.test` }],
  until: () => '2040-01-01',
  word: ({ const: word }) => word,
  webvtt: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nŻółw\n',
}

/**
 * An input that is right but for the things it names; what need not be sent is left out. `shaped` are fields whose shape
 * matters: they get one of it, whatever they mean; `known` gives what is known better.
 */
export function sampleInput(call: DescribedCall, shaped: Set<Field>, known: (field: Field) => unknown): Given {
  const given: Given = { path: {}, query: {}, header: {}, body: {} }
  for (const field of call.fields) {
    const value = known(field)
    if (value !== undefined) given[field.place][field.name] = value
    else if (shaped.has(field)) given[field.place][field.name] = shapedSample(call, field.schema)
    else if (field.isRequired)
      given[field.place][field.name] = MEANINGS[field.name]?.(field.schema) ?? sampleOf(call, field.schema)
  }
  return given
}

/** A list of things holds one, though it need not. */
const shapedSample = (call: DescribedCall, schema: Schema): unknown =>
  schema.type === 'array' && schema.items?.properties ? [sampleOf(call, schema.items)] : sampleOf(call, schema)

function sampleOf(call: DescribedCall, schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if ('default' in schema) return schema.default
  if (schema.anyOf) return sampleOf(call, schema.anyOf[0]!)
  switch (schema.type) {
    case 'string':
      return 'Zażółć gęślą jaźń'
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'array':
      return schema.items?.enum ?? (schema.minItems ? [sampleOf(call, schema.items!)] : [])
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(call, schema.properties![name]!)]),
      )
    default:
      throw new Error(`${nameOf(call)}: no sample of ${JSON.stringify(schema)}`)
  }
}
