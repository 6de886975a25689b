import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#platform/refusal.ts'

/** argon2id, 19 MiB, 2 passes; written out so that a change of the package's defaults changes nothing here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const LONGEST_LINE = 64

let working = 0
const line: Array<() => void> = []

/** More people sign in at this moment than this process can check. */
export class SignInOverloaded extends Refusal {
  readonly status = 503
  readonly code = 'error.overloaded'
  override readonly headers = { 'retry-after': '2' }
}

/** Refuses with 503 when too many passwords wait already. Takes some 20 ms: keep it out of transactions. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(composed(password), COST))

/**
 * Whether the hash is of this password, however its letters are composed. One made of the letters as they were typed, as hashes once were,
 * is made anew and given to `renew`. Takes as long when there is no such person (null), so that the time tells nothing.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  renew?: (passwordHash: string) => Promise<unknown>,
): Promise<boolean> {
  if (await isHashOf(passwordHash, composed(password))) return true
  if (composed(password) === password || !(await isHashOf(passwordHash, password))) return false
  await renew?.(await hashPassword(password))
  return true
}

/** A Mac may send as two characters the letter that other keyboards send as one. */
const composed = (password: string): string => password.normalize('NFC')

async function isHashOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password))
  return isRight && typeof passwordHash === 'string'
}

let nobodys: Promise<string> | undefined
const nobodysHash = () => (nobodys ??= hash('nobody', COST))

/** Hashing must not take all processors and threads from everything else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (line.length >= LONGEST_LINE) throw new SignInOverloaded()
    await new Promise<void>((next) => line.push(next))
  } else working++
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else working--
  }
}
