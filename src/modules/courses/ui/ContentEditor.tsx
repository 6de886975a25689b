import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import type { Section } from '../contract.ts'
import styles from './courses.module.css'
import { SectionDialog } from './SectionDialog.tsx'
import { SectionEditor } from './SectionEditor.tsx'
import { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

/** What is inside a course: sections and their lectures, each in an order that is saved at once. */
export function ContentEditor({ courseId, sections: given }: { courseId: string; sections: Section[] }) {
  const text = useCoursesText()
  const curriculum = useCurriculum(courseId, given)
  const { sections } = curriculum
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon={<Plus />} look={sections.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      {text('addSection')}
    </Button>
  )
  return (
    <>
      {sections.length === 0 ? (
        <EmptyState title={text('noSections')} action={add}>
          {text('noSectionsText')}
        </EmptyState>
      ) : (
        <>
          <p>{text('contentIntro')}</p>
          <div className={styles.sections}>
            <SortableList
              items={sections}
              itemId={({ id }) => id}
              itemName={({ title }) => title}
              onReorder={(ids) => void curriculum.orderSections(ids)}
            >
              {(section) => <SectionEditor courseId={courseId} section={section} curriculum={curriculum} />}
            </SortableList>
          </div>
          <div>{add}</div>
        </>
      )}
      {isAdding && (
        <SectionDialog title={text('newSection')} onSave={curriculum.addSection} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
