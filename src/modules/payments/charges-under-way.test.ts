import { expect, test } from 'vitest'
import { ChargesUnderWay } from './charges-under-way.ts'

const LONG_MS = 60_000

/** A charge that is over when its test says so. */
function aCharge(charges: ChargesUnderWay, id: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { answer: resolve, fail: reject, charged: charges.during(id, () => promise) }
}

test('a charge is waited for until it is over, whether or not it is answered', async () => {
  const charges = new ChargesUnderWay()
  const over: string[] = []
  const [answered, failed] = [aCharge(charges, 'a'), aCharge(charges, 'b')]
  const waiting = ['a', 'b'].map((id) => charges.waitFor(id, LONG_MS).then(() => over.push(id)))
  expect(over).toEqual([])
  answered.answer('paid')
  expect(await answered.charged).toBe('paid')
  await waiting[0]
  expect(over).toEqual(['a'])
  failed.fail(new Error('no line'))
  await expect(failed.charged).rejects.toThrow('no line')
  await Promise.all(waiting)
  expect(over).toEqual(['a', 'b'])
})

test('one that takes too long is waited for no longer, and one that is over or of others not at all', async () => {
  const charges = new ChargesUnderWay()
  const endless = aCharge(charges, 'a')
  await charges.waitFor('a', 1)
  await charges.waitFor('of others', LONG_MS)
  endless.answer('late')
  await endless.charged
  await charges.waitFor('a', LONG_MS)
  expect(await endless.charged).toBe('late')
})
