import type { ReactNode } from 'react'
import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { LectureRow } from '../../contract.ts'
import { lectureCount, type SectionInHand } from '../curriculum.ts'
import { AddLectures } from '../AddLectures.tsx'
import { hasFiles } from '../films/dropped.ts'
import { FilmDrop } from '../films/FilmDrop.tsx'
import { useDroppedFilms } from '../films/use-dropped-films.ts'
import type { LectureKind } from '../../vocabulary.ts'
import { SectionFold } from '../SectionFold.tsx'
import { UnreadLectures } from '../UnreadLectures.tsx'
import styles from './studio.module.css'

interface OutlineSectionProps {
  courseId: string
  section: SectionInHand
  /** of a long course */
  fold: {
    isOpen: boolean
    onTurn: () => void
    stopProps: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
  } | null
  onRead: (sectionId: string) => Promise<unknown>
  onAdd: (titles: string[], kind: LectureKind) => Promise<LectureRow[]>
  /** one for each lecture */
  children: ReactNode
}

/** A section of the outline, at whose end lectures are typed and on which films are dropped; of one that is folded only what it is called. */
export function OutlineSection({ section, fold, onRead, ...rest }: OutlineSectionProps) {
  const { id, title, unread_count: unread = 0 } = section
  if (!fold)
    return (
      <div className={styles.section}>
        <OutlineLectures section={section} heading={<h2>{title}</h2>} {...rest} />
      </div>
    )
  return (
    <div className={styles.folded} onDragEnter={(event) => !fold.isOpen && hasFiles(event) && fold.onTurn()}>
      <h2>
        <SectionFold title={title} lectures={lectureCount(section)} {...fold} />
      </h2>
      {fold.isOpen && unread > 0 && <UnreadLectures count={unread} sectionId={id} read={onRead} />}
      {fold.isOpen && unread === 0 && <OutlineLectures section={section} {...rest} />}
    </div>
  )
}

interface OutlineLecturesProps extends Omit<OutlineSectionProps, 'fold' | 'onRead'> {
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
