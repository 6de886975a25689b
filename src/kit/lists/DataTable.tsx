/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as blocks on a phone, where browsers drop the roles of a table */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { tellEarlyEntry } from '../forms/early-entry.ts'
import { useChoosingText } from '../text/choosing-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { Choosing } from './choosing.ts'
import choosingStyles from './choosing.module.css'
import { ColumnChoices } from './column-choice.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Column } from './columns.ts'
import { type ListOrder, ListOrders } from './list-order.ts'
import styles from './table.module.css'

interface DataTableProps<Row> {
  caption: string
  /** The first column names the row. */
  columns: Column<Row>[]
  rows: Row[]
  /** where rows may be chosen */
  choosing?: Choosing<Row>
  /** what tells rows apart that have no id */
  rowKey?: (row: Row) => string
}

/** Its order lives in the address. On a phone each row stands as a block with its labels. */
export function DataTable<Row>({ caption, columns: all, rows, choosing, rowKey = idOf }: DataTableProps<Row>) {
  const choice = use(ColumnChoices)
  const order = use(ListOrders)
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
                aria-sort={wayOf(column, order)}
                className={classNames(column.isFigure && styles.figure)}
              >
                <ColumnName column={column} order={order} />
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
                    {choosing ? (
                      <Choosable {...choosing} row={row}>
                        {cell(row)}
                      </Choosable>
                    ) : (
                      cell(row)
                    )}
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

interface ChoosableProps<Row> extends Choosing<Row> {
  row: Row
  children: ReactNode
}

function Choosable<Row>({ row, chosen, choose, nameOf, children }: ChoosableProps<Row>) {
  const text = useChoosingText()
  const id = idOf(row)
  return (
    <span className={choosingStyles.row}>
      <label className={choosingStyles.box}>
        <input
          ref={tellEarlyEntry}
          type="checkbox"
          aria-label={text('choose', { name: nameOf(row) })}
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      </label>
      {children}
    </span>
  )
}

const idOf = (row: unknown): string => (row as { id: string }).id

function wayOf({ sort }: { sort?: string }, order: ListOrder | null) {
  if (sort === undefined || order === null || bare(sort) !== bare(order.now)) return undefined
  return order.now.startsWith('-') ? 'descending' : 'ascending'
}

const bare = (order: string) => order.replace(/^-/, '')
const turned = (order: string) => (order.startsWith('-') ? bare(order) : `-${order}`)

function ColumnName<Row>({ column, order }: { column: Column<Row>; order: ListOrder | null }) {
  const { label, sort } = column
  if (sort === undefined || order === null) return label
  const way = wayOf(column, order)
  return (
    <Link to={order.addressIn(order.now === sort ? turned(sort) : sort)} preventScrollReset className={styles.sort}>
      <span>{label}</span>
      {way === 'ascending' && <ArrowUp />}
      {way === 'descending' && <ArrowDown />}
    </Link>
  )
}
