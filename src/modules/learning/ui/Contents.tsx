import common from '#kit/common.module.css'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { sectionOf, useOpenSections } from '#modules/courses/ui/use-open-sections.ts'
import type { LecturePage, Outline, OutlineSection } from '../contract.ts'
import { ContentsFold } from './ContentsFold.tsx'
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

/** All lectures of the course, with what is done and what is closed; of a long one those of sections that are open. */
export function Contents({ outline: { course, sections, progress }, stills, currentId, hasProgress }: ContentsProps) {
  const text = useLearningText()
  const fold = useOpenSections(sections, sectionOf(sections, currentId))
  const { list, linkProps } = useOneTabStop(fold.stops, currentId)
  const lecturesOf = (section: OutlineSection) => (
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
  )
  return (
    <div ref={list} className={common.looseStack}>
      {hasProgress && progress.total > 0 && (
        <div className={styles.progress}>
          <ProgressRing label={text('progress')} share={progress.completed / progress.total} />
          <span>{text('lecturesDone', { completed: progress.completed, count: progress.total })}</span>
        </div>
      )}
      {fold.isFolded ? (
        <div>
          {sections.map((section) => (
            <ContentsFold
              key={section.id}
              section={section}
              courseSlug={course.slug}
              isOpen={fold.isOpen(section.id)}
              onTurn={() => fold.turn(section.id)}
              stopProps={linkProps(section.id)}
            >
              {fold.isOpen(section.id) && lecturesOf(section)}
            </ContentsFold>
          ))}
        </div>
      ) : (
        sections.map((section) => (
          <section key={section.id} aria-labelledby={`section-${section.id}`}>
            <h2 id={`section-${section.id}`} className={styles.section}>
              {section.title}
            </h2>
            {lecturesOf(section)}
          </section>
        ))
      )}
    </div>
  )
}
