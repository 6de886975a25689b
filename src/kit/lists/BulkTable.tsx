import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useProblem } from '../api/use-problem.ts'
import { Callout } from '../feedback/Callout.tsx'
import { toast } from '../feedback/toast.ts'
import { useChoosingText } from '../text/choosing-text.ts'
import { type BulkOutcome, useBulkWork } from './bulk-work.ts'
import { useChosen } from './choosing.ts'
import { ChosenBar } from './ChosenBar.tsx'
import styles from './choosing.module.css'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'

export interface BulkAction<Row> {
  label: string
  /** which rows it changes */
  isFor: (row: Row) => boolean
  work: (row: Row) => Promise<unknown>
  /** the other way round, for a row as it was before */
  undo: (row: Row) => Promise<unknown>
  said: (count: number) => string
}

interface BulkTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  nameOf: (row: Row) => string
  /** none where the reader may only look */
  actions: BulkAction<Row>[]
}

/** A table of rows that may be chosen, to do the same with each, and take it back. */
export function BulkTable<Row extends { id: string }>({ nameOf, actions, ...table }: BulkTableProps<Row>) {
  const { rows } = table
  const text = useChoosingText()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const { marked, chosen, choose, chooseAll, chooseOnly } = useChosen(rows)
  const [refused, setRefused] = useState<BulkOutcome<Row>['refused']>([])
  const { progress, forEachOf } = useBulkWork<Row>()
  if (actions.length === 0) return <DataTable {...table} />

  const act = (of: Row[], work: (row: Row) => Promise<unknown>, tell: (done: Row[]) => void) =>
    forEachOf(of, work, async (outcome) => {
      setRefused(outcome.refused)
      chooseOnly(outcome.refused.map(({ row }) => row))
      if (outcome.done.length > 0) tell(outcome.done)
      await revalidate()
    }).catch(showProblem)
  const press = ({ isFor, work, undo, said }: BulkAction<Row>) =>
    act(chosen.filter(isFor), work, (done) =>
      toast.show(said(done.length), {
        action: { label: text('undo'), run: () => void act(done, undo, () => toast.saved()) },
      }),
    )
  return (
    <>
      {refused.length > 0 && (
        <Callout tone="bad" isNews>
          <p>{text('refused', { count: refused.length })}</p>
          <ul className={styles.refused}>
            {refused.map(({ row, why }) => (
              <li key={row.id}>
                {nameOf(row)}: {why}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <DataTable {...table} choosing={{ chosen: marked, choose, nameOf }} />
      <ChosenBar
        said={progress ? text('working', { ...progress }) : text('chosen', { count: chosen.length })}
        isAny={chosen.length > 0}
        onChoose={chooseAll}
        isBusy={progress !== null}
        acts={actions
          .filter(({ isFor }) => chosen.some(isFor))
          .map((action) => ({ label: action.label, onPress: () => void press(action) }))}
      />
    </>
  )
}
