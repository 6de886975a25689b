import { Suspense, useState } from 'react'
import { ChosenBar } from '#kit/lists/ChosenBar.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { StudentRow } from '../contract.ts'
import type { Decided } from '../granting/contract.ts'
import { DECIDED_MAX } from '../vocabulary.ts'
import type { Tagging } from './TagDialog.tsx'
import { useDecidingText, useTagsText } from './use-text.ts'

const DecisionDialog = onDemand(async () => (await import('./DecisionDialog.tsx')).DecisionDialog)
const TagDialog = onDemand(async () => (await import('./TagDialog.tsx')).TagDialog)

interface ChosenStudentsProps {
  chosen: StudentRow[]
  /** all that are shown, or none */
  onChoose: (isAll: boolean) => void
  onDecided: (students: Decided[]) => void
  onTagged: (tagging: Tagging) => void
}

/** What can be done with those who were chosen; in sight for as long as the list is. */
export function ChosenStudents({ chosen, onChoose, onDecided, onTagged }: ChosenStudentsProps) {
  const text = useDecidingText()
  const tagsText = useTagsText()
  const [asked, setAsked] = useState<'give' | 'take' | 'tag' | 'untag' | null>(null)
  const some = chosen.slice(0, DECIDED_MAX)
  const areTagged = chosen.some(({ tags }) => tags.length > 0)
  const close = () => setAsked(null)
  return (
    <>
      <ChosenBar
        said={text('chosen', { count: chosen.length })}
        isAny={chosen.length > 0}
        onChoose={onChoose}
        acts={[
          { label: text('give'), onPress: () => setAsked('give') },
          { label: tagsText('tag'), onPress: () => setAsked('tag') },
          { label: text('take'), onPress: () => setAsked('take') },
          ...(areTagged ? [{ label: tagsText('untag'), onPress: () => setAsked('untag') }] : []),
        ]}
      />
      <Suspense>
        {(asked === 'give' || asked === 'take') && (
          <DecisionDialog what={asked} ids={some.map(({ id }) => id)} onDone={onDecided} onClose={close} />
        )}
        {(asked === 'tag' || asked === 'untag') && (
          <TagDialog what={asked} students={some} onDone={onTagged} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
