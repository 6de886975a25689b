import { type ComponentProps, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Decided } from '../granting/contract.ts'
import { ChosenStudents } from './ChosenStudents.tsx'
import { Outcomes } from './Outcomes.tsx'
import { StudentTable } from './StudentTable.tsx'

/** A page of the list, of which some may be chosen: whoever is not on it any more is chosen no longer. */
export function ChoosableStudents(listed: Omit<ComponentProps<typeof StudentTable>, 'chosen' | 'onChoose'>) {
  const { students } = listed
  const { revalidate } = useRevalidator()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<Decided[] | null>(null)
  const mark = (id: string, isChosen: boolean) =>
    setMarked((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id)))
  const ids = students.map(({ id }) => id)
  const tell = (outcomes: Decided[]) => {
    setDecided(outcomes)
    setMarked(new Set())
    void revalidate()
  }
  return (
    <>
      {decided && <Outcomes students={decided} />}
      <StudentTable {...listed} chosen={marked} onChoose={mark} />
      <ChosenStudents
        chosen={ids.filter((id) => marked.has(id))}
        onChoose={(isAll) => setMarked(new Set(isAll ? ids : []))}
        onDecided={tell}
      />
    </>
  )
}
