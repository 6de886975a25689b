import { TOTP } from 'otpauth'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { beginAuthenticator, confirmAuthenticator } from './contract.ts'

const HALF_MINUTE = 30 * SECOND

/** Makes it early in a half minute, so that none begins between a code and its use. */
export function beginHalfMinute(): void {
  const left = HALF_MINUTE - (clock.now().getTime() % HALF_MINUTE)
  clock.moveBy(left + SECOND)
}

/** What an app shows that holds the secret, so many half minutes from now. */
export const codeOf = (secret: string, away = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + away * HALF_MINUTE })

/** Switches on somebody's second factor by the code of the half minute before, so that the one of now is still good. */
export async function aSecondFactor(school: TestSchool, person: TestPerson, password: string) {
  const { secret } = await school.as(person).call(beginAuthenticator, { password })
  const { recovery_codes: recoveryCodes } = await school
    .as(person)
    .call(confirmAuthenticator, { code: codeOf(secret, -1) })
  return { secret, recoveryCodes }
}
