import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { EditableCode } from '../../codes/contract.ts'
import { bodyOf, copyOf, draftOf, NEW_CODE } from './code-draft.ts'

const ZONE = 'Europe/Warsaw'
const code: EditableCode = {
  id: newId(),
  code: 'ZIMA',
  kind: 'amount',
  value: 1_500,
  currency: 'PLN',
  state: 'planned',
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-24T22:30:00.000Z',
  uses_limit: 100,
  uses_count: 0,
  revenue: { amount: 0, currency: 'PLN' },
  other_revenues: [],
  created_at: '2026-11-22T10:00:00.000Z',
  is_for_all_products: false,
  products: [{ id: newId(), title: 'Chleb', slug: 'chleb' }],
  uses_per_person: null,
  minimum_amount: 5_000,
  is_for_first_purchase: false,
  charges: 3,
  is_announced: true,
  can: { delete: true },
}

test('what is saved is sent back as it was, its times as the school’s clock shows them', () => {
  const draft = draftOf(code, ZONE)
  expect(draft).toMatchObject({ starts: '2026-12-01T09:00', ends: '2026-12-24T23:30', usesPerPerson: '' })
  expect(bodyOf(draft, ZONE)).toEqual({
    code: 'ZIMA',
    kind: 'amount',
    value: 1_500,
    is_for_all_products: false,
    product_ids: [code.products[0]!.id],
    starts_at: code.starts_at,
    ends_at: code.ends_at,
    uses_limit: 100,
    uses_per_person: null,
    minimum_amount: 5_000,
    is_for_first_purchase: false,
    charges: 3,
    is_announced: true,
  })
})

test('a copy needs letters of its own', () => {
  expect(copyOf(code, ZONE)).toEqual({ ...draftOf(code, ZONE), code: '' })
})

test('what was chosen before it was for everything, and an amount beside a percentage, are not sent', () => {
  const draft = { ...draftOf(code, ZONE), isForAllProducts: true, kind: 'percent' as const, percent: '20' }
  expect(bodyOf(draft, ZONE)).toMatchObject({ is_for_all_products: true, product_ids: [], value: 20 })
})

test('a new code is for everybody once, until somebody says otherwise', () => {
  expect(bodyOf({ ...NEW_CODE, percent: '10' }, ZONE)).toMatchObject({
    is_for_all_products: true,
    uses_limit: null,
    uses_per_person: 1,
    starts_at: null,
    ends_at: null,
  })
})
