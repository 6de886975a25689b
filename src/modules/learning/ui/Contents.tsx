import common from '#kit/common.module.css'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { LecturePage, Outline } from '../contract.ts'
import { ContentsLecture } from './ContentsLecture.tsx'
import styles from './contents.module.css'
import { useLearningText } from './use-text.ts'

interface ContentsProps {
  /** by lecture */
  stills: LecturePage['stills']
  outline: Outline
  /** the lecture that is open now */
  currentId: string
  /** without an account there is no progress to show */
  hasProgress: boolean
}

/** All lectures of the course, with what is done and what is closed. */
export function Contents({ outline: { course, sections, progress }, stills, currentId, hasProgress }: ContentsProps) {
  const text = useLearningText()
  const ids = sections.flatMap(({ lectures }) => lectures.map(({ id }) => id))
  const { list, linkProps } = useOneTabStop(ids, currentId)
  return (
    <div ref={list} className={common.looseStack}>
      {hasProgress && progress.total > 0 && (
        <div className={styles.progress}>
          <ProgressRing label={text('progress')} share={progress.completed / progress.total} />
          <span>{text('lecturesDone', { completed: progress.completed, count: progress.total })}</span>
        </div>
      )}
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`} className={styles.section}>
            {section.title}
          </h2>
          <ol className={styles.lectures}>
            {section.lectures.map((lecture) => (
              <ContentsLecture
                key={lecture.id}
                lecture={lecture}
                courseSlug={course.slug}
                still={stills[lecture.id]}
                isCurrent={lecture.id === currentId}
                linkProps={linkProps(lecture.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
