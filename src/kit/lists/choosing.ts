import { useState } from 'react'

/** How rows of a table are chosen, each by its id. */
export interface Choosing<Row> {
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  /** what a row is called */
  nameOf: (row: Row) => string
}

/** Which rows of a page are chosen: what is not on it any more is chosen no longer. */
export function useChosen<Row extends { id: string }>(rows: Row[]) {
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  return {
    marked,
    chosen: rows.filter(({ id }) => marked.has(id)),
    choose: (id: string, isChosen: boolean) =>
      mark((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id))),
    chooseAll: (isAll: boolean) => mark(new Set(isAll ? rows.map(({ id }) => id) : [])),
    /** in place of those that are chosen */
    chooseOnly: (some: Row[]) => mark(new Set(some.map(({ id }) => id))),
  }
}
