import pg from 'pg'

/** The part of pg's query that it does not tell of. */
interface Query extends pg.Submittable {
  text: string
  name: string | undefined
  values: unknown[] | undefined
  callback: Answered
  _result: Rows
  _results: Rows
  _accumulateRows: boolean
  hasBeenParsed(connection: pg.Connection): boolean
  prepare(connection: pg.Connection): void
  handleRowDescription(message: unknown): void
}

/** What pg keeps beside a result's rows: their columns, and what reads each. */
interface Rows {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

export type Answered = (error: Error | undefined, result: pg.QueryResult) => void

export type NamedQuery = pg.QueryConfig & { name: string; rowMode?: string }

/** How the rows of a statement were described, and to whom: rows may be read in several ways. */
interface Description {
  rows: Rows
  rowMode: string | undefined
  isTyped: boolean
}

interface Described {
  /** by the names of statements */
  descriptions: Map<string, Description>
  /** the same connection, which asks for no description */
  withoutDescribing: pg.Connection
}

const PgQuery = pg.Query as unknown as new (text: string) => Query

class DescribedQuery extends PgQuery {
  readonly #rowMode: string | undefined
  readonly #isTyped: boolean
  #descriptions: Described['descriptions'] | undefined

  constructor(query: NamedQuery, values: unknown[] | undefined, answered: Answered) {
    // A text alone: of more pg makes a copy, property by property.
    super(query.text)
    this.name = query.name
    this.values = values ?? query.values
    this.callback = answered
    this.#rowMode = query.rowMode
    this.#isTyped = query.types !== undefined
    const result = new pg.Result(query.rowMode ?? 'object', query.types as typeof pg.types)
    this._result = this._results = result as unknown as Rows
  }

  override prepare(connection: pg.Connection): void {
    const { descriptions, withoutDescribing } = describedOver(connection)
    this.#descriptions = descriptions
    const known = descriptions.get(this.name!)
    const isKnown = known && known.rowMode === this.#rowMode && known.isTyped === this.#isTyped
    if (!isKnown || !this.hasBeenParsed(connection)) return super.prepare(connection)
    Object.assign(this._result, known.rows)
    this._accumulateRows = true
    super.prepare(withoutDescribing)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    const rows = { fields, _parsers, _prebuiltEmptyResultObject }
    this.#descriptions?.set(this.name!, { rows, rowMode: this.#rowMode, isTyped: this.#isTyped })
  }
}

/**
 * A prepared statement whose rows PostgreSQL describes once for each connection. pg has them described each time, and looks for what reads
 * each column each time, which is half of what it does for a statement. Where a plan's rows have changed PostgreSQL refuses it.
 */
export function askDescribed(
  client: Pick<pg.ClientBase, 'query'>,
  query: NamedQuery,
  values: unknown[] | undefined,
  answered: Answered,
): void {
  const asked: pg.Submittable = new DescribedQuery(query, values, answered)
  client.query(asked)
}

const described = new WeakMap<pg.Connection, Described>()

function describedOver(connection: pg.Connection): Described {
  let known = described.get(connection)
  if (!known) {
    const withoutDescribing = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
    known = { descriptions: new Map(), withoutDescribing }
    described.set(connection, known)
  }
  return known
}
