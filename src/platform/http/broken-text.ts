import { invalidField } from '#platform/refusal.ts'

/** Refuses with 422 under its field a text that PostgreSQL cannot keep: one with a NUL or with half a character. */
export function refuseBrokenText(input: object): void {
  for (const [field, value] of Object.entries(input)) {
    if (isBroken(value)) throw invalidField(field, 'validation.string')
  }
}

const isBroken = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.values(value).some(isBroken)
