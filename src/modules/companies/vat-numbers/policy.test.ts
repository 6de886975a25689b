import { expect, test } from 'vitest'
import { vatNumberIn } from './policy.ts'

/** Of firms that are known by them, and those that the countries explain their check digits with. */
const TRUE: Record<string, string[]> = {
  AT: ['ATU46674503', 'ATU14703908', 'ATU33864707'],
  BE: ['BE0203201340', 'BE0428759497', 'BE1000000021'],
  BG: ['BG175074752', 'BG131468980', 'BG7523169263', 'BG8032056031'],
  CH: ['CHE100155212', 'CHE107787577'],
  CY: ['CY10259033P', 'CY10111176Z'],
  CZ: ['CZ00177041', 'CZ25123891', 'CZ640903926', 'CZ7103192745'],
  DE: ['DE129274202', 'DE143454214', 'DE136695976'],
  DK: ['DK22756214', 'DK24256790', 'DK13585628'],
  EE: ['EE100594102', 'EE100931558'],
  EL: ['EL094259216', 'EL094014201'],
  ES: ['ESA28015865', 'ESX2482300W', 'ES54362315K', 'ESB58378431', 'ESJ99216582'],
  FI: ['FI20774740', 'FI01120389'],
  FR: ['FR40303265045', 'FR83404833048', 'FR03552081317', 'FRK7399859412', 'FR23000047372'],
  GB: ['GB980780684', 'GB434031494', 'GB220430231'],
  HR: ['HR33392005961', 'HR27759560625'],
  HU: ['HU12892312', 'HU10625790'],
  IE: ['IE6433435F', 'IE6388047V', 'IE3628739UA', 'IE8D79739I'],
  IT: ['IT00743110157', 'IT00905811006'],
  LT: ['LT119511515', 'LT100001919017'],
  LU: ['LU15027442', 'LU26375245'],
  LV: ['LV40003521600', 'LV40003032949', 'LV16117519997'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01', 'NL123456789B13'],
  NO: ['NO995525828'],
  PL: ['PL5260250274', 'PL7740001454', 'PL8567346215'],
  PT: ['PT501964843', 'PT500697256'],
  RO: ['RO18547290', 'RO1590082'],
  SE: ['SE123456789701', 'SE556016068001'],
  SI: ['SI50223054', 'SI80267432'],
  SK: ['SK2022749619'],
  XI: ['XI366303068'],
}
const OF_ALL = Object.values(TRUE).flat()

test.each(OF_ALL)('%s is a VAT number', (number) => {
  expect(vatNumberIn(number)).toBe(number)
})

/** Those of authorities alone have no digits that could be checked. */
test('health authorities and government departments of the United Kingdom have none to check', () => {
  expect(['GBGD001', 'GBHA599', 'XIGD499'].map(vatNumberIn)).toEqual(['GBGD001', 'GBHA599', 'XIGD499'])
  expect(['GBGD500', 'GBHA499'].map(vatNumberIn)).toEqual([null, null])
})

test.each(Object.entries(TRUE))('of %s, one with another digit is none', (_country, numbers) => {
  for (const number of numbers) {
    const mistyped = number.slice(0, 5) + ((Number(number[5]) + 1) % 10) + number.slice(6)
    expect(vatNumberIn(mistyped), mistyped).toBeNull()
  }
})

/** Romanian ones are as long as they are. */
test.each(OF_ALL.filter((number) => !number.startsWith('RO')))(
  '%s with a digit too few or too many is none',
  (number) => {
    expect(vatNumberIn(number.slice(0, -1)), 'too few').toBeNull()
    expect(vatNumberIn(`${number}7`), 'too many').toBeNull()
  },
)

test.each([
  ['5260250274', 'PL5260250274'],
  ['526-025-02-74', 'PL5260250274'],
  [' 526 025 02 74 ', 'PL5260250274'],
  ['526\u00a0025\u00a002\u00a074', 'PL5260250274'],
  ['526–025–02–74', 'PL5260250274'],
  ['PL 526-025-02-74', 'PL5260250274'],
  ['pl5260250274', 'PL5260250274'],
  ['GR 094259216', 'EL094259216'],
  ['el094259216', 'EL094259216'],
  ['ATU 46674503', 'ATU46674503'],
  ['BE 0203.201.340', 'BE0203201340'],
  ['CHE-107.787.577 IVA', 'CHE107787577'],
  ['NO 995 525 828 MVA', 'NO995525828'],
  ['FR 40 303265045', 'FR40303265045'],
  ['IE8*79739W', null],
])('%j is kept as %s', (typed, kept) => {
  expect(vatNumberIn(typed)).toBe(kept)
})

test.each([
  '',
  '   ',
  'PL',
  'PL52602502',
  'PL0000000001',
  '5260250275',
  'AT46674503',
  'XX123456789',
  'US123456789',
  'EU372000063',
  'no number!',
  'żółw',
  '46674503',
  'PL５２６０２５０２７５',
  '__proto__',
  'constructor',
])('%j is no VAT number', (typed) => {
  expect(vatNumberIn(typed)).toBeNull()
})
