import type { FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#platform/clock.ts'
import { readOwnCookie, setOwnCookie } from '#platform/http/own-cookie.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'

const DEVICE_COOKIE = 'katedra_device'
const REMEMBERED_FOR = 400 * DAY
/** accounts that one browser is known to */
const MOST_ACCOUNTS = 5

/** An account as limits and devices know it: where it is (a school's id or `platform`), and its address. */
export interface Account {
  realm: string
  email: string
}

interface Device {
  id: string
  /** digests, the last one used first */
  accounts: string[]
}

/**
 * What the failures of this browser are counted under, if somebody has signed in to the account with it before; undefined
 * for strangers. So their failures are not the owner's.
 */
export function knownDevice(request: FastifyRequest, account: Account): string | undefined {
  const device = deviceOf(request)
  const digest = digestOfAccount(request, account)
  return device?.accounts.includes(digest) ? digestOf(`${device.id} ${digest}`) : undefined
}

/** This browser belongs to whoever the account belongs to: they have just shown it. */
export function rememberDevice({ request, reply }: Exchange, account: Account): void {
  const { id, accounts } = deviceOf(request) ?? { id: newSecret(), accounts: [] }
  const digest = digestOfAccount(request, account)
  const known = [digest, ...accounts.filter((each) => each !== digest)].slice(0, MOST_ACCOUNTS).join('~')
  setOwnCookie(reply, DEVICE_COOKIE, `${id}.${known}.${signatureOf(request, id, known)}`, REMEMBERED_FOR / SECOND)
}

function deviceOf(request: FastifyRequest): Device | undefined {
  const [id = '', known = '', signature = ''] = readOwnCookie(request, DEVICE_COOKIE)?.split('.') ?? []
  return isSameDigest(signature, signatureOf(request, id, known)) ? { id, accounts: known.split('~') } : undefined
}

const signatureOf = ({ server, caller }: FastifyRequest, id: string, known: string): string =>
  sign(server.secretKey, [DEVICE_COOKIE, caller.host, id, known])

const digestOfAccount = ({ server }: FastifyRequest, { realm, email }: Account): string =>
  sign(server.secretKey, [DEVICE_COOKIE, realm, email.toLowerCase()]).slice(0, 22)
