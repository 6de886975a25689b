import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import inner from '#kit/inner.module.css'
import type { Choosing } from '#kit/lists/choosing.ts'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import type { StudentRow } from '../contract.ts'
import styles from './students.module.css'
import { useStudentsText } from './use-text.ts'

interface StudentTableProps {
  students: StudentRow[]
  choosing: Choosing<StudentRow>
}

export function StudentTable({ students, choosing }: StudentTableProps) {
  const text = useStudentsText()
  const { language } = useLocale()
  const columns: Column<StudentRow>[] = [
    sorting('name', column(text('student'), whoOf)),
    sorting('-joined', column(text('joined'), joinedOf, 'joined')),
    column(text('tags'), tagsOf, 'tags'),
    column(text('lastSeen'), seenOf, 'lastSeen'),
    figure(text('productsHeld'), ({ products_count: count }) => formatNumber(count, language), 'productsHeld'),
    figure(
      text('spent'),
      ({ spent }) => (
        <span className={styles.amounts}>
          {spent.length === 0 ? (
            <span>–</span>
          ) : (
            spent.map((money) => <span key={money.currency}>{formatMoney(money, language)}</span>)
          )}
        </span>
      ),
      'spent',
    ),
  ]
  return <DataTable caption={text('students')} rows={students} columns={columns} choosing={choosing} />
}

const whoOf = ({ id, name, email }: StudentRow) => (
  <span className={inner.names}>
    <Link to={`/home/students/${id}`}>{name}</Link>
    <small>{email}</small>
  </span>
)
const joinedOf = ({ joined_at: at }: StudentRow) => <DateText at={at} />
const seenOf = ({ last_seen_at: at }: StudentRow) => (at ? <DateText at={at} /> : '–')
const tagsOf = ({ tags }: StudentRow) =>
  tags.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.tags}>
      {tags.map(({ id, name }) => (
        <li key={id} dir="auto" className={styles.tag}>
          {name}
        </li>
      ))}
    </ul>
  )
