import { useEffect } from 'react'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { useFragment } from '#kit/navigation/use-fragment.ts'
import { addingTo } from './adding-to.ts'
import { AddSections } from './AddSections.tsx'
import styles from './courses.module.css'
import type { SectionInHand } from './curriculum.ts'
import { OtherEditors } from './editing/OtherEditors.tsx'
import { useEditing } from './editing/use-editing.ts'
import { useKeptPage } from './films/dropped.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { useCurriculum } from './use-curriculum.ts'
import { useOpenSections } from './use-open-sections.ts'
import { useCoursesText } from './use-text.ts'

interface ContentEditorProps {
  courseId: string
  sections: SectionInHand[]
  /** there are others now */
  onChanged?: () => void
}

/** What is inside a course: sections and their lectures, each in an order that is saved at once. Those of a long one are folded. */
export function ContentEditor({ courseId, sections: given, onChanged }: ContentEditorProps) {
  const text = useCoursesText()
  const curriculum = useCurriculum(courseId, given, onChanged)
  const { sections } = curriculum
  const fragment = useFragment()
  const named = sections.find(({ id }) => fragment === `#${addingTo(id)}`)
  const { isFolded, isOpen, turn } = useOpenSections(sections, named?.id)
  useKeptPage()
  const placeNamed = isFolded && named && !named.unread_count ? addingTo(named.id) : null
  useEffect(() => {
    if (placeNamed) document.getElementById(placeNamed)?.focus()
  }, [placeNamed])
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
              hasButtons={({ id }) => isOpen(id)}
            >
              {(section) => (
                <SectionEditor
                  courseId={courseId}
                  section={section}
                  curriculum={curriculum}
                  fold={isFolded ? { isOpen: isOpen(section.id), onTurn: () => turn(section.id) } : null}
                />
              )}
            </SortableList>
          </div>
        </>
      )}
      <AddSections onAdd={curriculum.addSections} />
    </>
  )
}
