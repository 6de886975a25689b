import type { FastifyRequest } from 'fastify'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { brakeOrRefuse, countOrRefuse, forgetUses } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { type Account, knownDevice } from './known-device.ts'
import {
  REGISTRATIONS_PER_MAILBOX,
  REGISTRATIONS_PER_PLACE,
  RESET_LINKS,
  RESET_LINKS_PER_MAILBOX,
  RESET_LINKS_PER_PLACE,
} from './limits.ts'

/**
 * Refuses with 429 a link too many. A browser that signed in to the account before asks on its own account, so that
 * strangers neither fill a mailbox nor keep its owner from asking.
 */
export async function limitResetLinks(units: UnitsOfWork, account: Account, request: FastifyRequest): Promise<void> {
  const device = knownDevice(request, account)
  if (device !== undefined) return brakeOrRefuse(units, `reset-device:${device}`, RESET_LINKS)
  await countOrRefuse(units, `reset-place:${placeOf(request)}`, RESET_LINKS_PER_PLACE)
  await brakeOrRefuse(units, resetKey(account), RESET_LINKS)
  await brakeOrRefuse(units, `reset-mailbox:${mailbox(account)}`, RESET_LINKS_PER_MAILBOX)
}

/** Whoever used a link has the mailbox. */
export const forgetResetLinks = (units: UnitsOfWork, account: Account): Promise<void> =>
  forgetUses(units, resetKey(account), `reset-mailbox:${mailbox(account)}`)

/** Refuses with 429 an account too many, from one place or for one mailbox: mails follow. */
export async function limitRegistrations(
  units: UnitsOfWork,
  account: Pick<Account, 'email'>,
  request: FastifyRequest,
): Promise<void> {
  await countOrRefuse(units, `register:${placeOf(request)}`, REGISTRATIONS_PER_PLACE)
  await brakeOrRefuse(units, `register-mailbox:${mailbox(account)}`, REGISTRATIONS_PER_MAILBOX)
}

const mailbox = ({ email }: Pick<Account, 'email'>): string => digestOf(email.toLowerCase())

const resetKey = (account: Account): string => `reset:${account.realm}:${mailbox(account)}`
