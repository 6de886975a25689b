import type { ReactNode } from 'react'

export interface Column<Row> {
  /** tells it from the others */
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** The address that sorts by this column, the other way round when it already does. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  isFigure?: boolean
}

type Cell<Row> = (row: Row) => ReactNode

/** A column of a `DataTable`; `key` where another of its columns may be called the same. */
export const column = <Row>(label: string, cell: Cell<Row>, key = label): Column<Row> => ({ key, label, cell })

/** One of numbers, which stand below each other. */
export const figure = <Row>(label: string, cell: Cell<Row>, key = label): Column<Row> => ({
  ...column(label, cell, key),
  isFigure: true,
})
