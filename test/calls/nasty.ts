import fc from 'fast-check'

const STRINGS = [
  '',
  ' ',
  '\u0000',
  'Zażółć\u0000gęślą',
  '\ud800',
  'a\udfff\ud800b',
  'x'.repeat(100_000),
  '👩‍👩‍👧‍👦'.repeat(60),
  '\u202eżółw\u200b',
  `'; drop table people; --`,
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%zz',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  `0.${'-'.repeat(36)}`,
  'zzzzzzzzz.00000000-0000-0000-0000-000000000000',
  '0.00000000-0000-0000-0000-000000000000',
  `images/${'-'.repeat(36)}`,
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
]

const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [[]],
  [null],
  {},
  { toString: 1, length: -1 },
  { constructor: { prototype: {} } },
]

/** What no honest page sends. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...STRINGS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...VALUES) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom<unknown>(...STRINGS), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
)

/** Whole bodies that are no object of fields. */
export const nastyPayload: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"żółw"',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
    '\u0000',
  ),
  fc.json(),
)
