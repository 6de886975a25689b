import type { ReactNode } from 'react'
import type { LectureRow, Section } from '../../contract.ts'
import { AddLectures } from '../AddLectures.tsx'
import { FilmDrop } from '../films/FilmDrop.tsx'
import { useDroppedFilms } from '../films/use-dropped-films.ts'
import type { LectureKind } from '../../vocabulary.ts'
import styles from './studio.module.css'

interface OutlineSectionProps {
  courseId: string
  section: Section
  onAdd: (titles: string[], kind: LectureKind) => Promise<LectureRow[]>
  /** one for each lecture */
  children: ReactNode
}

/** A section of the outline, at whose end lectures are typed and on which films are dropped. */
export function OutlineSection({ courseId, section, onAdd, children }: OutlineSectionProps) {
  const takeFilms = useDroppedFilms({ courseId, section, onAdd: (titles) => onAdd(titles, 'film') })
  return (
    <div className={styles.section}>
      <FilmDrop section={section} onDrop={takeFilms}>
        <h2>{section.title}</h2>
        <ol>{children}</ol>
        <AddLectures section={section} onAdd={(titles) => onAdd(titles, 'text')} onPickFilms={takeFilms} />
      </FilmDrop>
    </div>
  )
}
