import { Status } from '#kit/feedback/Status.tsx'
import common from '#kit/common.module.css'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { FileLook } from '../importing/contract.ts'
import styles from './students.module.css'
import { useImportingText } from './use-text.ts'

type Line = FileLook['lines'][number]

/** The first lines of a file as they would come in, and what is wrong with them. */
export function ImportedLines({ lines }: { lines: Line[] }) {
  const text = useImportingText()
  const columns: Column<Line>[] = [
    column(text('use_name'), ({ name }) => <span dir="auto">{name || '–'}</span>),
    column(text('use_email'), ({ email }) => email || '–'),
    column(text('use_phone'), ({ phone }) => phone || '–'),
    column(text('use_products'), ({ products }) => products.join(' | ') || '–'),
    column(text('result'), ({ line, problem }) => (
      <>
        <Status tone={problem ? 'bad' : 'good'}>{text(problem ? 'staysOut' : 'comesIn')}</Status>
        {problem && (
          <small className={styles.reason}>{text('wrongLine', { line, problem: text(`problem_${problem}`) })}</small>
        )}
      </>
    )),
  ]
  return (
    <div className={common.closeStack}>
      <h3>{text('firstLines')}</h3>
      <DataTable caption={text('firstLines')} rows={lines} columns={columns} rowKey={({ line }) => String(line)} />
    </div>
  )
}
