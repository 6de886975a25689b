import { expect, test } from 'vitest'
import { A_SELLER } from '../testing.ts'
import { taxIdIn, wrongInSeller } from './policy.ts'

const seller = { ...A_SELLER, tax_id: '' }

test.each([
  ['PL', '526-025-02-74', 'PL5260250274'],
  ['PL', 'pl 5260250274', 'PL5260250274'],
  ['DE', '136695976', 'DE136695976'],
  ['DE', 'DE136695976', 'DE136695976'],
  ['GR', '094259216', 'EL094259216'],
  ['GB', 'XI366303068', 'XI366303068'],
  ['US', '12-3456789', '12-3456789'],
  ['DE', '', ''],
])('of %s, %j is kept as %j', (country, tax_id, kept) => {
  expect(taxIdIn({ country, tax_id, is_vat_exempt: false })).toBe(kept)
})

test.each([
  ['PL', 'PL5260250275'],
  ['PL', 'DE136695976'],
  ['DE', 'PL5260250274'],
  ['DE', '12/345/67890'],
  ['US', 'no?'],
  ['US', '🐢🐢🐢🐢'],
])('of %s, %j is no number', (country, tax_id) => {
  expect(taxIdIn({ country, tax_id, is_vat_exempt: false })).toBeNull()
})

test('who charges no VAT may have a tax id of another kind, which in Poland is a NIP all the same', () => {
  expect(taxIdIn({ country: 'DE', tax_id: '12/345/67890', is_vat_exempt: true })).toBe('12/345/67890')
  expect(taxIdIn({ country: 'PL', tax_id: '5260250275', is_vat_exempt: true })).toBeNull()
})

test.each([
  [{ type: 'company' }, { tax_id: 'required' }],
  [{ type: 'company', is_vat_exempt: true }, {}],
  [{ type: 'person' }, {}],
  [{ type: 'person', tax_id: 'żółw' }, { tax_id: 'vat-number' }],
  [{ type: 'person', postal_code: '0000' }, { postal_code: 'postal-code' }],
  [{ type: 'person', postal_code: '00 001' }, {}],
  [{ type: 'person', country: 'DE', postal_code: '10969' }, {}],
] as const)('with %j, what is wrong is %j', (given, wrong) => {
  expect(wrongInSeller({ ...seller, ...given })).toEqual(wrong)
})
