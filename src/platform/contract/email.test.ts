import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownEmail } from '#platform/shown-email.ts'
import { Email } from './email.ts'
import { canonicalEmail, isEmail } from './is-email.ts'

const MANY = 500_000

test.each([
  ['jan@school.test', 'jan@school.test'],
  [' Jan.Kowalski+kurs@School.TEST ', 'Jan.Kowalski+kurs@school.test'],
  ["o'neil@x.ie", "o'neil@x.ie"],
  ['ż@ż.pl', 'ż@xn--hha.pl'],
  ['zażółć@ŻÓŁW.pl', 'zażółć@xn--w-uga1v8h.pl'],
  ['ola@xn--w-uga1v8h.pl', 'ola@xn--w-uga1v8h.pl'],
  ['z\u0307@x.pl', 'ż@x.pl'],
  ['юрий@пример.рф', 'юрий@xn--e1afmkfd.xn--p1ai'],
  ['用户@例え。テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ['a@faß.de', 'a@xn--fa-hia.de'],
])('%j is an address, kept as %j', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept)
})

test.each([
  'jan',
  'jan@',
  '@school.test',
  'jan@school',
  'jan@1.2.3.4',
  'jan@[127.0.0.1]',
  'jan@1.2',
  'jan@localhost',
  'jan kowalski@school.test',
  'jan@school test',
  'jan@@school.test',
  'jan@a@school.test',
  '.jan@school.test',
  'jan.@school.test',
  'jan..k@school.test',
  "jan'@school.test",
  'jan@-school.test',
  'jan@school-.test',
  'jan@school..test',
  'jan@school.test.',
  'jan@scho_ol.test',
  'jan@scho%6Fl.test',
  'jan@school.test/x',
  'jan@school.test:80',
  'jan@u:p@school.test',
  'jan@☃.pl',
  '👍@school.test',
  'j\u200ban@school.test',
  'j\u202ean@school.test',
  'jan\r\nbcc:x@school.test',
  'jan<x@school.test',
  'jan"x@school.test',
  `${'j'.repeat(65)}@school.test`,
  `jan@${'a.'.repeat(130)}test`,
  `jan@${'ż'.repeat(63)}.pl`,
])('%j is no address', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false)
})

test('what is wrong is said once', () => {
  expect(Email.safeParse('').error?.issues).toHaveLength(1)
  expect(Email.safeParse('jan').error?.issues).toMatchObject([{ message: 'validation.email' }])
})

// Work that grows with the square of the length would take this past the time any test has.
test.each(['a.'.repeat(MANY), `${'a'.repeat(MANY)}@`, `${'a.'.repeat(MANY)}@x.pl`, `a@${'a-'.repeat(MANY)}`])(
  'it is read to its end, however long it is (%#)',
  (typed) => {
    expect(isEmail(canonicalEmail(typed))).toBe(false)
  },
)

const letters = fc.stringMatching(/^[a-zżółćęśąźńàéüßøд例]{1,12}$/)
const address = fc
  .tuple(fc.array(letters, { minLength: 1, maxLength: 3 }), fc.array(letters, { minLength: 1, maxLength: 3 }))
  .map(([mailbox, domain]) => `${mailbox.join('.')}@${domain.join('.')}.pl`)

/** Its ß stays: in capitals it would be two letters of another name. */
const inCapitals = (domain: string) => domain.replace(/[^ß]+/g, (letters) => letters.toUpperCase())

test('an address is the same however it is written: composed or not, in capitals, as DNS has it or as people read it', () => {
  fc.assert(
    fc.property(address, (typed) => {
      const kept = canonicalEmail(typed)
      const at = typed.lastIndexOf('@')
      fc.pre(isEmail(kept))
      expect(canonicalEmail(kept)).toBe(kept)
      expect(canonicalEmail(shownEmail(kept))).toBe(kept)
      expect(canonicalEmail(typed.normalize('NFD'))).toBe(kept)
      expect(canonicalEmail(typed.slice(0, at) + inCapitals(typed.slice(at)))).toBe(kept)
    }),
  )
})

test('people read it in their own letters', () => {
  expect(shownEmail('ola@xn--w-uga1v8h.pl')).toBe('ola@żółw.pl')
  expect(shownEmail('jan@school.test')).toBe('jan@school.test')
})
