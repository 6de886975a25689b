import pg from 'pg'

export interface Asked {
  text: string
  /** of a prepared one */
  name: string | undefined
  /** sent while nothing else of its connection was under way: what is sent together makes one round trip */
  beginsTrip: boolean
}

const underWay = new WeakMap<pg.Client, number>()
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown

/** Hears what is asked of the database in this process, which is answered all the same. Returns what stops it. */
export function hearStatements(hear: (asked: Asked) => void): () => void {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const before = underWay.get(this) ?? 0
    hear({ ...askedBy(given[0]), beginsTrip: before === 0 })
    const answer = query.apply(this, given)
    if (answer instanceof Promise) {
      underWay.set(this, before + 1)
      const isAnswered = () => underWay.set(this, underWay.get(this)! - 1)
      answer.then(isAnswered, isAnswered)
    }
    return answer
  } as typeof pg.Client.prototype.query
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
}

function askedBy(given: unknown): Omit<Asked, 'beginsTrip'> {
  if (typeof given === 'string') return { text: given, name: undefined }
  const { text, name } = given as pg.QueryConfig
  return { text, name }
}
