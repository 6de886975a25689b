/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as blocks on a phone, where browsers drop the roles of a table */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ColumnChoices } from './column-choice.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Column } from './columns.ts'
import styles from './table.module.css'

interface DataTableProps<Row> {
  caption: string
  /** The first column names the row. */
  columns: Column<Row>[]
  rows: Row[]
  /** what tells rows apart that have no id */
  rowKey?: (row: Row) => string
}

/** Sorting lives in the address. On a phone each row stands as a block with its labels. */
export function DataTable<Row>({ caption, columns: all, rows, rowKey = idOf }: DataTableProps<Row>) {
  const choice = use(ColumnChoices)
  const [named, ...others] = all
  const columns = choice ? all.filter((column) => column === named || !choice.hidden.has(column.key)) : all
  return (
    <div className={styles.frame}>
      {choice && others.length > 1 && <ColumnMenu columns={others} {...choice} />}
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
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-row>
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

const idOf = (row: unknown): string => (row as { id: string }).id

function ColumnName<Row>({ column: { label, sortHref, sorted } }: { column: Column<Row> }) {
  if (sortHref === undefined) return label
  return (
    <Link to={sortHref} preventScrollReset className={styles.sort}>
      {label}
      {sorted === 'ascending' && <ArrowUp />}
      {sorted === 'descending' && <ArrowDown />}
    </Link>
  )
}
