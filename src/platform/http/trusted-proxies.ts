import { isIP } from 'node:net'

/** Who may say whom a request comes from, by X-Forwarded-*: nobody, anybody, so many proxies in a row, or some networks. */
export type TrustedProxies = boolean | number | string[]

const MOST_HOPS = 20
const YES = ['true', 'yes', 'on']
const NO = ['false', 'no', 'off', '0']
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Reads `true`, `2` or `10.0.0.0/8, fd00::/8`; undefined for what is none of these. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const said = text.trim().toLowerCase()
  if (YES.includes(said)) return true
  if (NO.includes(said)) return false
  if (/^\d+$/.test(said)) return Number(said) <= MOST_HOPS ? Number(said) : undefined
  const networks = said.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/** As Fastify takes it. Of a number it asks, hop by hop, whether one of so many is speaking. */
export const asTrustProxy = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
}
