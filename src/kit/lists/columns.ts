import type { ReactNode } from 'react'

export interface Column<Row> {
  /** tells it from the others */
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** what the list is sorted by once its head is pressed, as 'name' or '-name'; pressed again, the other way round */
  sort?: string
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

/** One whose head sorts the list, first as it says: times and figures from the last or the most on ('-name'). */
export const sorting = <Row>(sort: string, column: Column<Row>): Column<Row> => ({ ...column, sort })
