/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as blocks on a phone, where browsers drop the roles of a table */
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './table.module.css'

interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** The address that sorts by this column, the other way round when it already does. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  isFigure?: boolean
}

interface DataTableProps<Row> {
  caption: string
  /** The first column names the row. */
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
}

/** Sorting lives in the address. On a phone each row stands as a block with its labels. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sorted}
                className={classNames(column.isFigure && styles.figure)}
              >
                <ColumnName {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, label, cell, isFigure }, index) =>
                index === 0 ? (
                  <th key={key} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" data-label={label} className={classNames(isFigure && styles.figure)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnName({ label, sortHref, sorted }: Pick<Column<never>, 'label' | 'sortHref' | 'sorted'>) {
  if (sortHref === undefined) return label
  return (
    <Link to={sortHref} preventScrollReset className={styles.sort}>
      {label}
      {sorted === 'ascending' && <ArrowUp />}
      {sorted === 'descending' && <ArrowDown />}
    </Link>
  )
}
