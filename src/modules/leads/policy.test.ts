import { describe, expect, test } from 'vitest'
import { mayLeadTo, readAnswers, readUtm, wrongFieldsOf } from './policy.ts'
import { aField } from '#modules/fields/testing.ts'
import { aFormBody } from './testing.ts'

describe('where a form may lead', () => {
  test.each(['https://example.com/thanks', 'https://żółw.pl:8443/?from=form#top', 'https://x.test/@jan'])(
    'to %s',
    (address) => {
      expect(mayLeadTo(address)).toBe(true)
    },
  )
  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://example.com',
    'http://example.com',
    '/courses',
    '//example.com',
    'https:example.com',
    'HTTPS://example.com',
    'https://jan@example.com',
    'https://jan:haslo@example.com',
    'https://:haslo@example.com',
    'https://example.com:x',
    '/\\example.com',
    'data:text/html,x',
    'courses',
    'https://',
  ])('not to %j', (address) => {
    expect(mayLeadTo(address)).toBe(false)
  })
})

describe('a form is refused', () => {
  const email = aField({ name: 'email', type: 'email', required: true })
  test.each([
    ['without an email', [aField({ name: 'name' })], 'fields'],
    ['with an email nobody has to give', [{ ...email, required: false }], 'fields'],
    ['with two fields of a name', [email, email], 'fields.1.name'],
    ['with a name of the form’s own', [email, aField({ name: 'form_token' })], 'fields.1.name'],
    ['with a name that is none', [email, aField({ name: 'Żółw' })], 'fields.1.name'],
    ['with a field without a label', [email, aField({ name: 'city', label: '' })], 'fields.1.label'],
    ['with a choice of nothing', [email, aField({ name: 'level', type: 'radio' })], 'fields.1.options'],
    ['with a name that is no text', [email, aField({ name: 'name', type: 'checkbox' })], 'fields.1.type'],
  ])('%s', (_what, fields, wrong) => {
    expect(Object.keys(wrongFieldsOf(aFormBody({ fields })))).toEqual([wrong])
  })

  test('but not with fields of every type and hidden ones', () => {
    const options = [{ value: 'a', text: 'A' }]
    const fields = [email, aField({ name: 'x', type: 'select', options }), aField({ name: 'y', type: 'checkbox' })]
    expect(wrongFieldsOf(aFormBody({ fields, hidden_fields: [{ name: 'source', value: 'home' }] }))).toEqual({})
  })
})

describe('answers are read by the definition', () => {
  const form = {
    fields: [
      aField({ name: 'name' }),
      aField({ name: 'email', type: 'email', required: true }),
      aField({ name: 'level', type: 'select', options: [{ value: 'new', text: 'Just begun' }] }),
      aField({ name: 'rules', type: 'checkbox', required: true }),
      aField({ name: 'about', type: 'textarea' }),
    ],
    hiddenFields: [{ name: 'source', value: 'home' }],
    consentText: 'I want letters',
  }
  const good = { name: ' Ala ', email: ' ala@example.com ', level: 'new', rules: 'on', consent: true, about: 'a\nb' }

  test('with the hidden fields of the form and nothing else the sender added', () => {
    const read = readAnswers(form, { ...good, source: 'forged', admin: 'yes' })
    expect(read.errors).toEqual({})
    expect([read.name, read.email]).toEqual(['Ala', 'ala@example.com'])
    expect(read.answers.map(({ name, value }) => [name, value])).toEqual([
      ['level', 'new'],
      ['rules', 'yes'],
      ['about', 'a\nb'],
      ['source', 'home'],
    ])
  })

  test('and each wrong one is named', () => {
    expect(readAnswers(form, { ...good, email: ' ż@Ż.pl ' })).toMatchObject({ email: 'ż@xn--hha.pl', errors: {} })
    const { errors } = readAnswers(form, { name: 'Ala;ala@x.pl', email: 'ala@', level: 'old', about: 'x'.repeat(2001) })
    expect(Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [name, first?.key]))).toEqual({
      name: 'people.name-with-cells',
      email: 'validation.email',
      level: 'fields.not-an-option',
      rules: 'validation.accepted',
      about: 'validation.max.string',
      consent: 'validation.accepted',
    })
  })

  test('and what is no text counts as nothing', () => {
    expect(readAnswers(form, { ...good, email: { a: 1 } }).errors).toEqual({ email: [{ key: 'validation.required' }] })
  })
})

test('of an address only its campaign is kept', () => {
  expect(readUtm('/courses?utm_source=letter&utm_medium=%20&utm_evil=x&q=secret')).toEqual({ utm_source: 'letter' })
  expect(readUtm({})).toEqual({})
})
