import { Conflict, NotFound, type Refusal } from '#platform/refusal.ts'

const FOREIGN_KEY_VIOLATION = '23503'
/** What is still referred to was deleted (PostgreSQL 18; before it, the one above). */
const RESTRICT_VIOLATION = '23001'
const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'

/**
 * What the database refused because of somebody who was quicker, as the answer it deserves: what is written down refers to
 * something that is gone by now (404), what is deleted is referred to by now, or another such row came first (409). Its
 * message names the constraint. Undefined for anything else: a bug.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  const { code, constraint } = violationIn(error) ?? {}
  switch (code) {
    case FOREIGN_KEY_VIOLATION:
      return isDeletion(error) ? new Conflict(constraint) : new NotFound(constraint)
    case RESTRICT_VIOLATION:
    case UNIQUE_VIOLATION:
    case EXCLUSION_VIOLATION:
      return new Conflict(constraint)
    default:
      return undefined
  }
}

/** Whether what the database refused goes against this constraint: its caller has words of its own for it. */
export const isRefusedBy = (error: unknown, constraint: string): boolean =>
  violationIn(error)?.constraint === constraint

interface Violation {
  /** SQLSTATE */
  code: string
  constraint?: string
}

/** However many wrap it: what the driver threw has a code. */
function violationIn(error: unknown): Violation | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' && code.startsWith('23') ? (error as Violation) : violationIn(cause)
}

/** Statements are told beside the error, or at the end of what it says. */
function isDeletion(error: unknown): boolean {
  const { query, message } = error as { query?: unknown; message?: unknown }
  return typeof query === 'string' ? /^\s*delete /i.test(query) : /: delete from /i.test(String(message))
}
