import { InvalidKey } from './port.ts'

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const LONGEST_KEY = 512

/** Returns the key, or refuses with InvalidKey what could leave the store or name a hidden file. */
export function checkedKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key))
    throw new InvalidKey(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

export function checkedPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new InvalidKey('A prefix ends in a slash')
  return `${checkedKey(prefix.slice(0, -1))}/`
}
