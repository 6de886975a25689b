import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useChosen } from '#kit/lists/choosing.ts'
import type { StudentRow } from '../contract.ts'
import type { Decided } from '../granting/contract.ts'
import { TAGS_OF_STUDENT_MAX } from '../vocabulary.ts'
import { ChosenStudents } from './ChosenStudents.tsx'
import { Outcomes } from './Outcomes.tsx'
import { StudentTable } from './StudentTable.tsx'
import type { Tagging } from './TagDialog.tsx'
import { useTellTagging } from './use-tell-tagging.ts'
import { useTagsText } from './use-text.ts'

/** A page of the list, of which some may be chosen. */
export function ChoosableStudents({ students }: { students: StudentRow[] }) {
  const text = useTagsText()
  const { revalidate } = useRevalidator()
  const { marked, chosen, choose, chooseAll } = useChosen(students)
  const [decided, setDecided] = useState<Decided[] | null>(null)
  const [full, setFull] = useState<string[]>([])
  const tellTagging = useTellTagging()
  const tell = (outcomes: Decided[] | null, notTagged: string[] = []) => {
    setDecided(outcomes)
    setFull(notTagged)
    chooseAll(false)
    void revalidate()
  }
  const tellTagged = (tagging: Tagging) => {
    tell(null, tagging.full)
    tellTagging(tagging)
  }
  return (
    <>
      {decided && <Outcomes students={decided} />}
      {full.length > 0 && (
        <Callout tone="caution" isNews>
          {text('full', { max: TAGS_OF_STUDENT_MAX, names: full.join(', ') })}
        </Callout>
      )}
      <StudentTable students={students} choosing={{ chosen: marked, choose, nameOf: ({ name }) => name }} />
      <ChosenStudents chosen={chosen} onChoose={chooseAll} onDecided={tell} onTagged={tellTagged} />
    </>
  )
}
