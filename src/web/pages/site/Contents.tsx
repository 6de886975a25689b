import { Link } from 'react-router'
import { lecturePath, watchLoginPath } from '#modules/courses/paths/vocabulary.ts'
import type { ContentsLecture, CoursePage } from '#modules/courses/contract.ts'
import { totalDuration } from '#platform/i18n/format.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

/** A course as a table of contents: free lectures lead to where they are watched, or logged in to first. */
export function Contents({ course: { product, sections, lectures_count } }: { course: CoursePage }) {
  const text = useSiteText()
  const isVisitor = !useViewer()
  const total = totalDuration(sections.flatMap((section) => section.lectures.map((each) => each.run_time_seconds)))
  if (lectures_count === 0) return <p>{text('nothingInside')}</p>
  return (
    <>
      <p className={styles.total}>
        <span>{text('lectures', { count: lectures_count })}</span>
        {total > 0 && (
          <>
            {' · '}
            <Duration seconds={total} />
          </>
        )}
      </p>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id} className={styles.part}>
            <h3 className={styles.partTitle}>{section.title}</h3>
            <ol className={styles.lectures}>
              {section.lectures.map((lecture) => (
                <li key={lecture.id} className={styles.lecture}>
                  <span className={styles.lectureTitle}>
                    <span>{lecture.title}</span>
                    {lecture.is_free_to_watch && (
                      <>
                        {' '}
                        <FreeLink slug={product.slug} lecture={lecture} asksLogin={isVisitor && lecture.needs_login} />
                      </>
                    )}
                  </span>
                  {lecture.run_time_seconds > 0 && (
                    <span className={styles.runTime}>
                      <Duration seconds={lecture.run_time_seconds} />
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

interface FreeLinkProps {
  slug: string
  lecture: ContentsLecture
  asksLogin: boolean
}

function FreeLink({ slug, lecture: { id, title }, asksLogin }: FreeLinkProps) {
  const words = useSiteText()(asksLogin ? 'logInFirst' : 'watchFree')
  return (
    <Link
      to={(asksLogin ? watchLoginPath : lecturePath)(slug, id)}
      aria-label={`${words}: ${title}`}
      className={styles.freeLink}
    >
      {words}
    </Link>
  )
}
