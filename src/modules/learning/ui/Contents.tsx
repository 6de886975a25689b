import { Suspense } from 'react'
import common from '#kit/common.module.css'
import { ProgressRing } from '#kit/feedback/ProgressRing.tsx'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { onDemand } from '#kit/on-demand.ts'
import { UNFOLDED_MAX } from '#modules/courses/vocabulary.ts'
import type { LecturePage, Outline } from '../contract.ts'
import { ContentsLectures } from './ContentsLectures.tsx'
import styles from './contents.module.css'
import type { LecturesOf } from './FoldedContents.tsx'
import { useLearningText } from './use-text.ts'

const FoldedContents = onDemand(async () => (await import('./FoldedContents.tsx')).FoldedContents)

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
  const ids = sections.flatMap(({ lectures }) => lectures.map(({ id }) => id))
  const unread = sections.reduce((count, section) => count + section.unread_count, 0)
  const { list, linkProps } = useOneTabStop(ids, currentId)
  const lecturesOf: LecturesOf = (section, props) => (
    <ContentsLectures
      section={section}
      courseSlug={course.slug}
      stills={stills}
      currentId={currentId}
      linkProps={props}
    />
  )
  return (
    <div ref={list} className={common.looseStack}>
      {hasProgress && progress.total > 0 && (
        <div className={styles.progress}>
          <ProgressRing label={text('progress')} share={progress.completed / progress.total} />
          <span>{text('lecturesDone', { completed: progress.completed, count: progress.total })}</span>
        </div>
      )}
      {ids.length + unread > UNFOLDED_MAX ? (
        <Suspense>
          <FoldedContents
            key={course.id}
            sections={sections}
            courseSlug={course.slug}
            currentId={currentId}
            lecturesOf={lecturesOf}
          />
        </Suspense>
      ) : (
        sections.map((section) => (
          <section key={section.id} aria-labelledby={`section-${section.id}`}>
            <h2 id={`section-${section.id}`} className={styles.section}>
              {section.title}
            </h2>
            {lecturesOf(section, linkProps)}
          </section>
        ))
      )}
    </div>
  )
}
