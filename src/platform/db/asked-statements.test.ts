import { expect, test } from 'vitest'
import { AskedStatements } from './asked-statements.ts'

const nameOf = (asked: AskedStatements, text: string, values: unknown[] = [1]) => asked.named({ text }, values).name
const often = (asked: AskedStatements, text: string) => [1, 2, 3].map(() => nameOf(asked, text)).at(-1)

test('what is asked the third time has a name from then on, another one for each text', () => {
  const asked = new AskedStatements()
  expect([nameOf(asked, 'select $1'), nameOf(asked, 'select $1')]).toEqual([undefined, undefined])
  const name = nameOf(asked, 'select $1')
  expect(name).toBeDefined()
  expect(nameOf(asked, 'select $1')).toBe(name)
  expect(often(asked, 'select $1 + 1')).not.toBe(name)
})

test('what has a name keeps it, and what has no values gets none', () => {
  const asked = new AskedStatements()
  for (let time = 0; time < 5; time++) {
    expect(asked.named({ name: 'mine', text: 'select $1', values: [1] }).name).toBe('mine')
    expect(nameOf(asked, 'select 1; select 2', [])).toBeUndefined()
  }
})

test('there are not more names than a connection can carry, and those there are stay', () => {
  const asked = new AskedStatements()
  const first = often(asked, 'select $1')
  for (let nth = 0; nth < 600; nth++) often(asked, `select $1 + ${nth}`)
  expect(often(asked, 'select $1, 2')).toBeUndefined()
  expect(nameOf(asked, 'select $1')).toBe(first)
})
