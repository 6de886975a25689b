import { Link, useSearchParams } from 'react-router'
import { useMay } from '#kit/api/use-may.ts'
import { Bar } from '#kit/feedback/Bar.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { lectureEditorPath } from '#modules/courses/editor/vocabulary.ts'
import type { CourseInsight, LectureInsight } from '../contract.ts'
import styles from './insight.module.css'
import { useInsightText } from './use-text.ts'

/** Of each lecture, who began and finished it: where many stop, something may be wrong with it. */
export function LecturesLearned({ courseId, insight }: { courseId: string; insight: CourseInsight }) {
  const text = useInsightText()
  const { language } = useLocale()
  const { began, finished, lectures } = insight
  const number = (value: number) => formatNumber(value, language)
  const nameOf = (lecture: LectureInsight) => <LectureName courseId={courseId} lecture={lecture} />
  const filmOf = (lecture: LectureInsight) => lecture.has_film && <FilmLink lecture={lecture} />
  if (lectures.length === 0) return null
  return (
    <Section title={text('whereTheyStop')}>
      <p className={styles.none}>{text('began_finished', { count: began, finished: number(finished) })}</p>
      <DataTable<LectureInsight>
        caption={text('whereTheyStop')}
        rows={lectures}
        columns={[
          column(text('lecture'), nameOf),
          figure(text('began'), (lecture) => number(lecture.began)),
          figure(text('finished'), (lecture) => number(lecture.finished)),
          figure(text('stopped'), (lecture) => number(Math.max(0, lecture.began - lecture.finished))),
          figure(text('questions'), (lecture) => number(lecture.questions)),
          column(text('film'), filmOf),
        ]}
      />
    </Section>
  )
}

/** Leads to the film's curve on the same page, which keeps its period. */
function FilmLink({ lecture: { id, title } }: { lecture: LectureInsight }) {
  const text = useInsightText()
  const [asked] = useSearchParams()
  const to = new URLSearchParams(asked)
  to.set('lecture', id)
  return (
    <Link
      to={`?${to}#film`}
      aria-label={text('secondBySecondOf', { title })}
      aria-current={asked.get('lecture') === id ? 'true' : undefined}
    >
      {text('secondBySecond')}
    </Link>
  )
}

function LectureName({ courseId, lecture }: { courseId: string; lecture: LectureInsight }) {
  const text = useInsightText()
  const may = useMay()
  const { language } = useLocale()
  const { id, title, began, finished, is_published: isPublished } = lecture
  const share = began > 0 ? Math.min(1, Math.max(0, finished / began)) : 0
  return (
    <span className={styles.named}>
      {may('see-products') ? <Link to={lectureEditorPath(courseId, id)}>{title}</Link> : <span>{title}</span>}
      {!isPublished && <Status>{text('draft')}</Status>}
      {began > 0 && (
        <Bar
          className={styles.bar}
          aria-label={text('ofThoseWhoBegan', { share: formatPercent(share, language) })}
          max={1}
          value={share}
        />
      )}
    </span>
  )
}
