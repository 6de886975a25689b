import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import type { Section } from '../contract.ts'
import { AddLectures } from './AddLectures.tsx'
import styles from './courses.module.css'
import { LectureLine } from './LectureLine.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { FilmDrop } from './films/FilmDrop.tsx'
import { useDroppedFilms } from './films/use-dropped-films.ts'
import type { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface SectionEditorProps {
  courseId: string
  section: Section
  curriculum: ReturnType<typeof useCurriculum>
}

export function SectionEditor({ courseId, section, curriculum }: SectionEditorProps) {
  const text = useCoursesText()
  const confirm = useConfirm()
  const [isEditing, setEditing] = useState(false)
  const { id, title, delay_days, lectures } = section
  const takeFilms = useDroppedFilms({
    courseId,
    section,
    onAdd: (titles) => curriculum.addLectures(id, titles, 'film'),
  })

  const remove = async () => {
    const consequence = text('deleteSectionConsequence', { title, count: lectures.length })
    if (await confirm({ consequence, action: text('deleteSectionAction') })) curriculum.removeSection(section)
  }

  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        <span className={styles.lectureFacts}>
          <span>{text('lectureCount', { count: lectures.length })}</span>
          {delay_days > 0 && <span>{text('delayed', { count: delay_days })}</span>}
        </span>
        <div className={styles.sectionActions}>
          <IconButton label={text('editSection', { title })} icon={<Pencil />} onClick={() => setEditing(true)} />
          <IconButton label={text('deleteSection', { title })} icon={<Trash2 />} onClick={() => void remove()} />
        </div>
      </div>
      <FilmDrop section={section} onDrop={takeFilms}>
        {lectures.length > 0 && (
          <SortableList
            items={lectures}
            itemId={(lecture) => lecture.id}
            itemName={(lecture) => lecture.title}
            onReorder={(ids) => void curriculum.orderLectures(id, ids)}
          >
            {(lecture) => <LectureLine courseId={courseId} lecture={lecture} curriculum={curriculum} />}
          </SortableList>
        )}
        <AddLectures section={section} onAdd={(titles) => curriculum.addLectures(id, titles)} onPickFilms={takeFilms} />
      </FilmDrop>
      {isEditing && (
        <SectionDialog
          title={text('editSection', { title })}
          section={section}
          onSave={(values) => curriculum.changeSection(section, values)}
          readAnew={curriculum.reload}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}
