import type { FastifyRequest } from 'fastify'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { brakeOrRefuse, countOrRefuse, forgetUses, takeBackUse } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { type Account, knownDevice } from './known-device.ts'
import { LOGINS_BY_KNOWN_DEVICE, LOGINS_BY_STRANGERS, LOGINS_PER_PERSON, LOGINS_PER_PLACE } from './limits.ts'

const CODE = 'people.too-many-logins'

/**
 * Runs an attempt to sign in that answers null when it failed. Counted before it runs, so that parallel attempts count
 * too; refused with 429 after too many failures. A browser that signed in to the account before has a count of its own,
 * so that strangers keep nobody out of theirs; the account's pause for all others grows. A success forgets the failures.
 */
export async function limitLogins<T>(
  units: UnitsOfWork,
  account: Account,
  request: FastifyRequest,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const device = knownDevice(request, account)
  const forget = device === undefined ? await countStranger(units, account, request) : await countDevice(units, device)
  const result = await attempt()
  if (result !== null) await forget()
  return result
}

async function countDevice(units: UnitsOfWork, device: string) {
  const key = `login-device:${device}`
  await brakeOrRefuse(units, key, LOGINS_BY_KNOWN_DEVICE, CODE)
  return () => forgetUses(units, key)
}

async function countStranger(units: UnitsOfWork, { realm, email }: Account, request: FastifyRequest) {
  const where = placeOf(request)
  const who = `${realm}:${email.toLowerCase()}`
  const place = `login-place:${where}`
  const person = `login:${digestOf(`${who}:${where}`)}`
  const strangers = `login-strangers:${digestOf(who)}`
  await countOrRefuse(units, place, LOGINS_PER_PLACE, CODE)
  await countOrRefuse(units, person, LOGINS_PER_PERSON, CODE)
  await brakeOrRefuse(units, strangers, LOGINS_BY_STRANGERS, CODE)
  return async () => {
    await forgetUses(units, person, strangers)
    await takeBackUse(units, place)
  }
}
