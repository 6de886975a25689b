/** The time by which the bank judges cards and settles payments. It follows the merchant's, whose may be moved for journeys and demonstrations. */
export interface BankClock {
  now(): Date
  /** so many milliseconds from the time it is */
  setTo(shift: number): void
}

export function bankClock(): BankClock {
  let shift = 0
  return {
    now: () => new Date(Date.now() + shift),
    setTo: (wanted) => void (shift = wanted),
  }
}
