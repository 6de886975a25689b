import { expect, test } from 'vitest'

import { readSettings } from './read-settings.ts'

const env = { BANK_DATABASE_URL: 'postgres://localhost/x', BANK_SECRET: 'sixteen-letters-or-more' }

test('a bank listens to this machine only, and has no control, unless told otherwise', () => {
  expect(readSettings(env)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    hasControl: false,
    lateConfirmation: 90_000,
  })
})

test('a bank refuses to start in production unless it is wanted there', () => {
  expect(() => readSettings({ ...env, NODE_ENV: 'production' })).toThrow('BANK_ALLOW_IN_PRODUCTION')
  expect(readSettings({ ...env, NODE_ENV: 'production', BANK_ALLOW_IN_PRODUCTION: 'true' }).isProduction).toBe(true)
  expect(() =>
    readSettings({ ...env, NODE_ENV: 'production', BANK_ALLOW_IN_PRODUCTION: 'true', BANK_CONTROL: 'true' }),
  ).toThrow('BANK_CONTROL')
})

test('what is missing is named', () => {
  expect(() => readSettings({ BANK_SECRET: 'short' })).toThrow(
    /BANK_DATABASE_URL[^]*BANK_SECRET|BANK_SECRET[^]*BANK_DATABASE_URL/,
  )
})
