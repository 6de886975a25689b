import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { tellError } from './log.ts'

const secret = 'tajne@żółw.test'

const refused = () => {
  const error = new pg.DatabaseError('duplicate key value violates unique constraint "people_email"', 0, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: `Key (email)=(${secret}) already exists.`,
    constraint: 'people_email',
  })
}

test.each([
  ['the driver threw', refused()],
  ['drizzle wrapped', new DrizzleQueryError('insert into people', [secret], refused())],
  ['somebody wrapped again', new Error('No account', { cause: new DrizzleQueryError('insert', [secret], refused()) })],
  ['carries more than it says', Object.assign(new Error('No'), { body: { email: secret } })],
  ['is no error', { email: secret }],
])('what %s is told without what it was given', (_how, thrown) => {
  expect(JSON.stringify(tellError(thrown))).not.toContain(secret)
})

test('what went wrong, where, and why can be read', () => {
  const told = tellError(new Error('No account', { cause: new DrizzleQueryError('insert into people', [], refused()) }))
  expect(told.stack).toContain('log.test.ts')
  expect(told.cause).toMatchObject({
    code: '23505',
    message: expect.stringMatching(/people_email.*insert into people/) as string,
  })
})
