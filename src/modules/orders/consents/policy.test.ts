import { expect, test } from 'vitest'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { consentsFor } from './policy.ts'

test.each([
  ['course', ['terms', 'digital_content_now', 'digital_content_waiver']],
  ['bundle', ['terms', 'digital_content_now', 'digital_content_waiver']],
  ['download', ['terms', 'digital_content_now', 'digital_content_waiver']],
  ['membership', ['terms', 'service_now', 'service_waiver']],
  ['community', ['terms', 'service_now', 'service_waiver']],
  ['consultation', ['terms', 'service_now', 'service_waiver']],
  ['live_event', ['terms', 'dated_event']],
] as const)('who pays for a %s agrees to %j', (kind, consents) => {
  expect(consentsFor(kind, 1)).toEqual(consents)
})

test.each(PRODUCT_KINDS)('who gets a %s for free agrees to the terms only, if there are any', (kind) => {
  expect(consentsFor(kind, 0)).toEqual(['terms'])
  expect(consentsFor(kind, 0, false)).toEqual([])
})
