import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import styles from './courses.module.css'
import { lectureCount, type SectionInHand } from './curriculum.ts'
import { SectionDialog } from './SectionDialog.tsx'
import type { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface SectionActionsProps {
  section: SectionInHand
  curriculum: ReturnType<typeof useCurriculum>
}

/** What is done with a section as a whole, but for its place. */
export function SectionActions({ section, curriculum }: SectionActionsProps) {
  const text = useCoursesText()
  const confirm = useConfirm()
  const [isEditing, setEditing] = useState(false)
  const { title } = section
  const remove = async () => {
    const consequence = text('deleteSectionConsequence', { title, count: lectureCount(section) })
    if (await confirm({ consequence, action: text('deleteSectionAction') })) curriculum.removeSection(section)
  }
  return (
    <div className={styles.sectionActions}>
      <IconButton label={text('editSection', { title })} icon={<Pencil />} onClick={() => setEditing(true)} />
      <IconButton label={text('deleteSection', { title })} icon={<Trash2 />} onClick={() => void remove()} />
      {isEditing && (
        <SectionDialog
          title={text('editSection', { title })}
          section={section}
          onSave={(values) => curriculum.changeSection(section, values)}
          readAnew={curriculum.reload}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
