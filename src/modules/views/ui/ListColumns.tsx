import { type ReactNode, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { ColumnChoices } from '#kit/lists/column-choice.ts'
import { hideColumns } from '../contract.ts'
import { useKeptViews } from './kept-views.ts'
import { lastOfEach } from './last-of-each.ts'

/** Lets the columns of the table below be chosen. A choice is seen at once, and kept. */
export function ListColumns({ list, children }: { list: string; children: ReactNode }) {
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const kept = useKeptViews(list).hidden
  const [chosen, setChosen] = useState<string[] | null>(null)
  const [keep] = useState(() => lastOfEach<string[]>())
  const hidden = chosen ?? kept
  const choice = useMemo(
    () => ({
      hidden: new Set(hidden),
      choose(columns: string[]) {
        setChosen(columns)
        void keep(columns, async (last) => {
          await api.call(hideColumns, { list, columns: last }).catch(showProblem)
          await revalidate()
        }).then(() => setChosen(null))
      },
    }),
    [hidden, keep, api, list, showProblem, revalidate],
  )
  return <ColumnChoices value={choice}>{children}</ColumnChoices>
}
