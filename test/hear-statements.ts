import pg from 'pg'

export interface Asked {
  text: string
  isNamed: boolean
}

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown

/** Hears what is asked of the database in this process, which is answered all the same. Returns what stops it. */
export function hearStatements(hear: (asked: Asked) => void): () => void {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    hear(askedBy(given[0]))
    return query.apply(this, given)
  } as typeof pg.Client.prototype.query
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
}

function askedBy(given: unknown): Asked {
  if (typeof given === 'string') return { text: given, isNamed: false }
  const { text, name } = given as pg.QueryConfig
  return { text, isNamed: name !== undefined }
}
