import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import type { Section } from '../contract.ts'
import { AddSections } from './AddSections.tsx'
import styles from './courses.module.css'
import { OtherEditors } from './editing/OtherEditors.tsx'
import { useEditing } from './editing/use-editing.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface ContentEditorProps {
  courseId: string
  sections: Section[]
  /** there are others now */
  onChanged?: () => void
}

/** What is inside a course: sections and their lectures, each in an order that is saved at once. */
export function ContentEditor({ courseId, sections: given, onChanged }: ContentEditorProps) {
  const text = useCoursesText()
  const curriculum = useCurriculum(courseId, given, onChanged)
  const { sections } = curriculum
  const others = useEditing({ courseId, lectureId: null, onChanged: () => void curriculum.reload() })
  return (
    <>
      <OtherEditors others={others} lectureId={null} />
      {sections.length === 0 ? (
        <EmptyState title={text('noSections')}>{text('noSectionsText')}</EmptyState>
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
        </>
      )}
      <AddSections onAdd={curriculum.addSections} />
    </>
  )
}
