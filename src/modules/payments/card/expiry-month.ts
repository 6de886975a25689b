export interface ExpiryMonthReading {
  isValid: boolean
  isPotentiallyValid: boolean
  isValidForThisYear: boolean
}

/** The month rule of commerce §5, to the letter. The calendar is UTC, so that server and browser agree. */
export function readExpiryMonth(value: unknown, now: Date): ExpiryMonthReading {
  if (typeof value !== 'string') return invalid
  if (value.trim() === '' || value === '0')
    return { isValid: false, isPotentiallyValid: true, isValidForThisYear: false }
  const month = /^\d+$/.test(value) ? Number(value) : 0
  if (month < 1 || month > 12) return invalid
  return { isValid: true, isPotentiallyValid: true, isValidForThisYear: month >= now.getUTCMonth() + 1 }
}

const invalid: ExpiryMonthReading = { isValid: false, isPotentiallyValid: false, isValidForThisYear: false }
