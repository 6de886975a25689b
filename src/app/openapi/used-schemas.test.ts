import { expect, test } from 'vitest'
import { withUsedSchemas } from './used-schemas.ts'

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const aList = (items: object) => ({ type: 'array', items })

const described = (paths: object, schemas: Record<string, object>) =>
  withUsedSchemas({ info: { title: 'A school' }, paths, components: { responses: {}, schemas } })

test('of the named schemas those stay that something refers to, through others too, by their names', () => {
  const answer = described(
    { '/orders': { answer: refer('Order') } },
    {
      Word: { type: 'string' },
      Order: { lines: aList(refer('Line')) },
      Line: { amount: refer('Amount') },
      Amount: { type: 'integer' },
    },
  )
  expect(answer).toEqual({
    info: { title: 'A school' },
    paths: { '/orders': { answer: refer('Order') } },
    components: {
      responses: {},
      schemas: {
        Amount: { type: 'integer' },
        Line: { amount: refer('Amount') },
        Order: { lines: aList(refer('Line')) },
      },
    },
  })
  expect(JSON.stringify(answer)).toMatch(/"Amount".*"Line".*"Order"/)
})

test('what is sent in the shape it is answered in goes by one name, and what is not keeps its own', () => {
  const id = { type: 'string' }
  expect(
    described(
      { sent: aList(refer('GiftInput')), answered: refer('Gift') },
      { Id: id, IdInput: id, Gift: { to: refer('Id'), on: {} }, GiftInput: { to: refer('IdInput') } },
    ),
  ).toMatchObject({
    paths: { sent: aList(refer('GiftInput')) },
    components: { schemas: { Id: id, Gift: { to: refer('Id'), on: {} }, GiftInput: { to: refer('Id') } } },
  })
})

test('an input whose parts differ from what is answered keeps its name, though its own words are the same', () => {
  const answer = described(
    { sent: refer('OrderInput') },
    { Line: { at: {} }, LineInput: {}, Order: { line: refer('Line') }, OrderInput: { line: refer('LineInput') } },
  )
  expect(answer).toMatchObject({ components: { schemas: { OrderInput: { line: refer('LineInput') }, LineInput: {} } } })
})
