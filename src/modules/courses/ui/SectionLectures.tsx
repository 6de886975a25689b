import { SortableList } from '#kit/lists/SortableList.tsx'
import type { Section } from '../contract.ts'
import { AddLectures } from './AddLectures.tsx'
import { FilmDrop } from './films/FilmDrop.tsx'
import { useDroppedFilms } from './films/use-dropped-films.ts'
import { LectureLine } from './LectureLine.tsx'
import type { useCurriculum } from './use-curriculum.ts'

interface SectionLecturesProps {
  courseId: string
  section: Section
  curriculum: ReturnType<typeof useCurriculum>
}

/** The lectures of a section, in an order that is saved at once, and where others are typed and films dropped. */
export function SectionLectures({ courseId, section, curriculum }: SectionLecturesProps) {
  const { id, lectures } = section
  const takeFilms = useDroppedFilms({
    courseId,
    section,
    onAdd: (titles) => curriculum.addLectures(id, titles, 'film'),
  })
  return (
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
  )
}
