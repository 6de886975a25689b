import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { LecturePage, OutlineSection } from '../contract.ts'
import { ContentsLecture } from './ContentsLecture.tsx'
import styles from './contents.module.css'

interface ContentsLecturesProps {
  section: OutlineSection
  courseSlug: string
  /** by lecture */
  stills: LecturePage['stills']
  /** the lecture that is open now */
  currentId: string
  linkProps: ReturnType<typeof useOneTabStop>['linkProps']
}

/** The lectures of a section, with what is done and what is closed. */
export const ContentsLectures = ({ section, courseSlug, stills, currentId, linkProps }: ContentsLecturesProps) => (
  <ol className={styles.lectures}>
    {section.lectures.map((lecture) => (
      <ContentsLecture
        key={lecture.id}
        lecture={lecture}
        courseSlug={courseSlug}
        still={stills[lecture.id]}
        isCurrent={lecture.id === currentId}
        linkProps={linkProps(lecture.id)}
      />
    ))}
  </ol>
)
