import { Callout } from '#kit/feedback/Callout.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { Select } from '#kit/fields/Select.tsx'
import inner from '#kit/inner.module.css'
import common from '#kit/common.module.css'
import type { FileLook } from '../importing/contract.ts'
import { COLUMN_USES, type ColumnUse } from '../importing/vocabulary.ts'
import { ImportedLines } from './ImportedLines.tsx'
import styles from './students.module.css'
import { useFileLook } from './use-file-look.ts'
import { useImportingText } from './use-text.ts'

interface ImportColumnsProps {
  /** how the file begins */
  beginning: string
  /** what each column is; null: as it was found */
  chosen: ColumnUse[] | null
  onChoose: (columns: ColumnUse[]) => void
}

/** What each column of a file is, with what stands in it, and how its first lines come in then. */
export function ImportColumns({ beginning, chosen, onChoose }: ImportColumnsProps) {
  const text = useImportingText()
  const { data: found, isError } = useFileLook(beginning, null)
  const { data: look } = useFileLook(beginning, chosen)
  if (isError && !found) return <Callout tone="caution">{text('notLooked')}</Callout>
  if (!found || !look) return <Skeleton />
  const uses = look.columns.map(({ use }, at) => chosen?.[at] ?? use)
  const choose = (at: number, use: ColumnUse) =>
    onChoose(uses.map((each, place) => (place === at ? use : each === use ? 'none' : each)))
  const selects = found.columns.map((column, at) => ({
    isFound: column.use !== 'none',
    select: <ColumnSelect key={at} at={at} column={column} use={uses[at]!} onChoose={(use) => choose(at, use)} />,
  }))
  const others = selects.filter(({ isFound }) => !isFound)
  const areFound = others.length < selects.length
  return (
    <div className={inner.column}>
      <fieldset className={common.stack}>
        <legend className={styles.legend}>{text('columns')}</legend>
        <p className={common.soft}>{text('columnsHelp')}</p>
        {areFound && (
          <div className={common.narrowPair}>
            {selects.filter(({ isFound }) => isFound).map(({ select }) => select)}
          </div>
        )}
        {others.length > 0 && (
          <details className={styles.others} open={!found.columns.some(({ use }) => use === 'email')}>
            <summary>{text('otherColumns', { count: others.length })}</summary>
            <div className={common.narrowPair}>{others.map(({ select }) => select)}</div>
          </details>
        )}
      </fieldset>
      {uses.includes('email') ? (
        <ImportedLines lines={look.lines} />
      ) : (
        <Callout tone="bad" isNews>
          {text('noEmailColumn')}
        </Callout>
      )}
    </div>
  )
}

interface ColumnSelectProps {
  at: number
  column: FileLook['columns'][number]
  use: ColumnUse
  onChoose: (use: ColumnUse) => void
}

function ColumnSelect({ at, column: { head, cells }, use, onChoose }: ColumnSelectProps) {
  const text = useImportingText()
  return (
    <Select
      name={`columns.${at}`}
      label={head || text('columnNumber', { number: at + 1 })}
      help={cells.filter(Boolean).join(' · ') || text('columnEmpty')}
      options={COLUMN_USES.map((value) => ({ value, label: text(`use_${value}`) }))}
      value={use}
      onChange={({ target }) => onChoose(target.value as ColumnUse)}
    />
  )
}
