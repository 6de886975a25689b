import type { PriceTerms } from './contract.ts'
import { type AccessLength, UNLIMITED_DAYS } from './vocabulary.ts'

/** Days of the lengths that name a period (commerce §3); months are counted so that nobody gets less. */
const DAYS_OF = { forever: UNLIMITED_DAYS, monthly: 31, quarterly: 92, half_yearly: 184, yearly: 366 } as const

export interface AccessTerms {
  /** 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
}

export function accessTermsOf({ access_length, access_days, access_until }: Omit<PriceTerms, 'amount'>): AccessTerms {
  if (access_length !== 'one_time') return { accessDays: DAYS_OF[access_length], accessUntil: null }
  return { accessDays: access_days, accessUntil: access_until === null ? null : new Date(access_until) }
}

export function accessLengthOf({ accessDays, accessUntil }: AccessTerms): AccessLength {
  if (accessUntil) return 'one_time'
  const named = Object.entries(DAYS_OF).find(([, days]) => days === accessDays)
  return named ? (named[0] as keyof typeof DAYS_OF) : 'one_time'
}
