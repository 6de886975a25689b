import type { ReactNode } from 'react'
import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { LectureRow, Section } from '../../contract.ts'
import { AddLectures } from '../AddLectures.tsx'
import { FilmDrop } from '../films/FilmDrop.tsx'
import { useDroppedFilms } from '../films/use-dropped-films.ts'
import type { LectureKind } from '../../vocabulary.ts'
import { SectionFold } from '../SectionFold.tsx'
import styles from './studio.module.css'

interface OutlineSectionProps {
  courseId: string
  section: Section
  /** of a long course */
  fold: {
    isOpen: boolean
    onTurn: () => void
    stopProps: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
  } | null
  onAdd: (titles: string[], kind: LectureKind) => Promise<LectureRow[]>
  /** one for each lecture */
  children: ReactNode
}

/** A section of the outline, at whose end lectures are typed and on which films are dropped; of one that is folded only what it is called. */
export function OutlineSection({ section, fold, ...rest }: OutlineSectionProps) {
  const { title, lectures } = section
  if (!fold)
    return (
      <div className={styles.section}>
        <OutlineLectures section={section} heading={<h2>{title}</h2>} {...rest} />
      </div>
    )
  return (
    <div className={styles.folded}>
      <h2>
        <SectionFold title={title} lectures={lectures.length} {...fold} />
      </h2>
      {fold.isOpen && <OutlineLectures section={section} {...rest} />}
    </div>
  )
}

interface OutlineLecturesProps extends Omit<OutlineSectionProps, 'fold'> {
  heading?: ReactNode
}

function OutlineLectures({ courseId, section, heading, onAdd, children }: OutlineLecturesProps) {
  const takeFilms = useDroppedFilms({ courseId, section, onAdd: (titles) => onAdd(titles, 'film') })
  return (
    <FilmDrop section={section} onDrop={takeFilms}>
      {heading}
      <ol>{children}</ol>
      <AddLectures section={section} onAdd={(titles) => onAdd(titles, 'text')} onPickFilms={takeFilms} />
    </FilmDrop>
  )
}
