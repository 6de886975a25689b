import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { BundlePart } from '../contract.ts'
import { PriceApart } from './PriceApart.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const partOf = (amount: number | null) => ({ title: 'Light', is_owned: false, amount }) as BundlePart

async function show(amounts: (number | null)[], apart_amount: number | null, amount: number) {
  await act(async () => {
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <PriceApart bundle={{ parts: amounts.map(partOf), apart_amount }} amount={amount} currency="PLN" />
      </Locale>,
    )
  })
  return document.body.textContent?.replaceAll('\u00A0', ' ')
}

test.each([
  ['cost more', [6000, 3900], 9900, 7000, 'Bought separately: PLN 99.00You save PLN 29.00'],
  ['cost less', [3000, 3900], 6900, 7000, 'Bought separately: PLN 69.00'],
  ['cost more though one is not sold', [null, 8900], 8900, 7000, 'Bought separately: PLN 89.00You save PLN 19.00'],
  ['cost less as one is not sold', [null, 3900], 3900, 7000, ''],
  ['are not sold', [null, null], null, 7000, ''],
] as const)(
  'of parts that %s, what they cost apart is said where it compares',
  async (_, amounts, apart, amount, said) => {
    expect(await show([...amounts], apart, amount)).toBe(said)
  },
)
