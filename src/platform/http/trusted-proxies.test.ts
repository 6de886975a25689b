import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { asTrustProxy, readTrustedProxies } from './trusted-proxies.ts'

test.each([
  ['true', true],
  [' Yes ', true],
  ['off', false],
  ['0', false],
  ['1', 1],
  ['3', 3],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
])('%j is taken as %j', (text, proxies) => expect(readTrustedProxies(text)).toEqual(proxies))

test.each([
  '',
  'maybe',
  '-1',
  '21',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0/8',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  'caddy',
])('%j stops the start with a sentence', (text) => {
  expect(() => loadConfig({ TRUST_PROXY: text })).toThrow(
    /TRUST_PROXY: must be true, false, how many proxies there are in a row \(1\), or their networks/,
  )
})

test('of two proxies in a row two are believed, and no third', () => {
  const isTrusted = asTrustProxy(2) as (address: string, hop: number) => boolean
  expect([0, 1, 2].map((hop) => isTrusted('192.0.2.1', hop))).toEqual([true, true, false])
})
