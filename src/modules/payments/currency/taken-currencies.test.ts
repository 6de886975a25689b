import { expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { CURRENCIES } from '#platform/money.ts'
import type { Capabilities } from '#providers/payments/port.ts'
import { takenCurrencies } from './taken-currencies.ts'

test.each([
  [undefined, CURRENCIES],
  ['any', CURRENCIES],
  [
    ['CZK', 'PLN', 'CHF'],
    ['PLN', 'CZK'],
  ],
  [[], []],
] as const)('of an account that takes %j a school can choose %j', async (currencies, taken) => {
  const capabilities: Capabilities | undefined = currencies && { currencies, refundsParts: true, savesCards: true }
  const choices = takenCurrencies({ capabilitiesFor: async () => capabilities })
  expect(await choices({} as Ctx)).toEqual(taken)
})
