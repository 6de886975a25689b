import { afterAll, expect, test } from 'vitest'
import { RegisterUnavailable } from '../port.ts'
import { readVatNumber } from '../read-vat-number.ts'
import { down, invalid, misformed, startVies, unknownAsker } from './testing/stand-in.ts'
import { viesRegister } from './vies-register.ts'

const vies = await startVies()
afterAll(() => vies.app.close())

const number = { country: 'PL', rest: '5260250274' }
const asker = { country: 'DE', rest: '136695976' }
const ask = (...asked: Parameters<ReturnType<typeof viesRegister>['ask']>) =>
  viesRegister({ origin: vies.origin, timeout: 500 }).ask(...asked)

test('says whose number it is, and by what it can be proved that it was asked', async () => {
  expect(await ask(number, asker)).toEqual({
    isValid: true,
    name: 'ŻÓŁĆ SPÓŁKA Z O.O.',
    address: 'ul. Żurawia 1\n00-950 WARSZAWA',
    consultation: 'WAPIAAAAZ1',
  })
  expect(vies.asked.at(-1)).toEqual({
    countryCode: 'PL',
    vatNumber: '5260250274',
    requesterMemberStateCode: 'DE',
    requesterNumber: '136695976',
  })
  expect((await ask(number)).consultation).toBeNull()
})

test('what the register calls invalid or misformed is invalid; what the asker’s own number spoils is asked without it', async () => {
  const nobodys = { isValid: false, name: '', address: '', consultation: null }
  for (const said of [invalid, misformed]) {
    vies.saysNext.push(said)
    expect(await ask(number)).toEqual(nobodys)
  }
  vies.saysNext.push(unknownAsker)
  expect(await ask(number, asker)).toMatchObject({ isValid: true, consultation: null })
})

test.each([
  ['a country that is down', down],
  ['a broken answer', { status: 200, body: '<html>' }],
  ['an answer of another shape', { status: 200, body: { isValid: true } }],
  ['a proxy in between', { status: 503, body: '' }],
])('%s says nothing of the number', async (_what, said) => {
  vies.saysNext.push(said)
  await expect(ask(number)).rejects.toBeInstanceOf(RegisterUnavailable)
})

test('nobody there says nothing either', async () => {
  const gone = viesRegister({ origin: 'http://127.0.0.1:9', timeout: 500 })
  await expect(gone.ask(number)).rejects.toBeInstanceOf(RegisterUnavailable)
})

test.each([
  ['PL5260250274', { country: 'PL', rest: '5260250274' }],
  ['gr 094 259 216', { country: 'EL', rest: '094259216' }],
  ['XI-123456789', { country: 'XI', rest: '123456789' }],
  ['5260250274', undefined],
  ['US123456789', undefined],
  ['PL', undefined],
])('%j is read', (typed, read) => expect(readVatNumber(typed)).toEqual(read))
