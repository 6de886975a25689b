import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import type { PriceTerms } from './contract.ts'
import type { AccessLength } from './editor/vocabulary.ts'
import { KINDS } from './kinds/vocabulary.ts'
import { DAYS_OF_LENGTH, type ProductKind } from './vocabulary.ts'

export interface AccessTerms {
  /** 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

/** Refuses with 422 any length of what takes place at a time, and days or a day of which nobody says that they are the length. */
export function accessTermsOf(
  kind: ProductKind,
  { access_length, access_days, access_until }: Pick<PriceTerms, 'access_length' | 'access_days' | 'access_until'>,
): AccessTerms {
  const isNamed = access_length !== undefined || (access_days === 0 && access_until === null)
  if (!isNamed) throw invalidField('access_length', 'validation.required')
  const length = access_length ?? 'forever'
  if (KINDS[kind].isTimed && length !== 'forever') throw invalidField('access_length', 'validation.no-access-length')
  if (length !== 'one_time') return { accessDays: DAYS_OF_LENGTH[length], accessUntil: null }
  return { accessDays: access_days, accessUntil: access_until === null ? null : new Date(access_until) }
}

export function accessLengthOf({ accessDays, accessUntil }: AccessTerms): AccessLength {
  if (accessUntil) return 'one_time'
  const named = Object.entries(DAYS_OF_LENGTH).find(([, days]) => days === accessDays)
  return named ? (named[0] as keyof typeof DAYS_OF_LENGTH) : 'one_time'
}

/** Of prices, those that still open something at a moment: access until a day ends for everybody on that day. */
export const openingAt = <Priced extends { variant: AccessTerms }>(priced: Priced[], moment: Date): Priced[] =>
  priced.filter(({ variant: { accessUntil } }) => accessUntil === null || accessUntil > moment)

/** Refuses with 422 a day that has passed, unless it was said while it had not. */
export function refusePast({ now }: Ctx, { accessUntil }: AccessTerms, known?: AccessTerms): void {
  const isNew = accessUntil?.getTime() !== known?.accessUntil?.getTime()
  if (accessUntil && isNew && accessUntil <= now) throw invalidField('access_until', 'validation.access-over')
}
