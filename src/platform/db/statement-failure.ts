import pg from 'pg'
import { Unavailable } from '#platform/refusal.ts'

/** A statement that failed, told without any value it was given: safe to log, to keep with a job and to send away. */
export class StatementFailed extends Error {
  override readonly name = 'StatementFailed'
  /** SQLSTATE; undefined when PostgreSQL did not answer */
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor(
    message: string,
    { code, constraint, table }: Partial<Pick<pg.DatabaseError, 'code' | 'constraint' | 'table'>> = {},
  ) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.table = table
  }
}

export class UnitOfWorkIsOver extends Error {
  constructor() {
    super('A statement came after its unit of work was over: something in it was not waited for')
  }
}

/** What the borrower of a connection is told instead of what the driver threw: "later" where waiting helps, never a value. */
export function toldWithoutValues(thrown: unknown): unknown {
  const { error, statement } = unwrapped(thrown)
  if (!(error instanceof Error)) return thrown
  if (error instanceof UnitOfWorkIsOver) return error
  if (isUnavailable(error)) return new Unavailable({ cause: said(error, statement) })
  return error instanceof pg.DatabaseError || statement !== undefined ? said(error, statement) : thrown
}

/** SQLSTATEs that say "not now": no connection, no room, no lock, no time. */
const NOT_NOW = /^(08|53|57P|57014|55P03|25P0[34]|40001|40P01)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENOENT'])
/** How the driver says it, without a code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

function isUnavailable(error: Error): boolean {
  const { code } = error as { code?: string }
  return error instanceof pg.DatabaseError
    ? NOT_NOW.test(code ?? '')
    : NETWORK.has(code ?? '') || CONNECTION_LOST.test(error.message)
}

/** Drizzle wraps what the driver throws, with all parameters in its message. */
function unwrapped(thrown: unknown): { error: unknown; statement?: string } {
  const { query, cause } = thrown as { query?: unknown; cause?: unknown }
  return thrown instanceof Error && typeof query === 'string' ? { error: cause, statement: query } : { error: thrown }
}

/** Data exceptions (22…) and raised ones (P…) quote what they were given; all others name only what the schema names. */
const QUOTES_VALUES = /^(22|P)/
const SHOWN_OF_STATEMENT = 300

function said(error: Error, statement?: string): StatementFailed {
  const { code = '' } = error as { code?: string }
  const why = QUOTES_VALUES.test(code) ? `SQLSTATE ${code}` : error.message
  const told = new StatementFailed(
    statement ? `${why}: ${statement.slice(0, SHOWN_OF_STATEMENT)}` : why,
    error instanceof pg.DatabaseError ? error : {},
  )
  told.stack = `${told.name}: ${told.message}\n${framesOf(error)}`
  return told
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
