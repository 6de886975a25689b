import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useChosen } from '#kit/lists/choosing.ts'
import type { StudentRow } from '../contract.ts'
import type { Decided } from '../granting/contract.ts'
import { ChosenStudents } from './ChosenStudents.tsx'
import { Outcomes } from './Outcomes.tsx'
import { StudentTable } from './StudentTable.tsx'

/** A page of the list, of which some may be chosen. */
export function ChoosableStudents({ students }: { students: StudentRow[] }) {
  const { revalidate } = useRevalidator()
  const { marked, chosen, choose, chooseAll } = useChosen(students)
  const [decided, setDecided] = useState<Decided[] | null>(null)
  const tell = (outcomes: Decided[]) => {
    setDecided(outcomes)
    chooseAll(false)
    void revalidate()
  }
  return (
    <>
      {decided && <Outcomes students={decided} />}
      <StudentTable students={students} choosing={{ chosen: marked, choose, nameOf: ({ name }) => name }} />
      <ChosenStudents chosen={chosen.map(({ id }) => id)} onChoose={chooseAll} onDecided={tell} />
    </>
  )
}
