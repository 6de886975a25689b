import { isIPv6 } from 'node:net'

/** What limits count by: an address, or the network of an IPv6 one, as whoever has one of those has all of it. */
export function placeOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [before = '', after] = ip.split('::')
  const head = groupsIn(before)
  const tail = groupsIn(after ?? '')
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'))
