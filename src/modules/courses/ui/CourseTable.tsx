import { Link } from 'react-router'
import { formatNumber } from '#platform/i18n/format.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelCourse } from '../contract.ts'
import styles from './courses.module.css'
import { useCoursesText } from './use-text.ts'

export function CourseTable({ courses }: { courses: PanelCourse[] }) {
  const text = useCoursesText()
  const { language } = useLocale()
  return (
    <DataTable
      caption={text('courses')}
      rows={courses}
      rowKey={({ id }) => id}
      columns={[
        { key: 'course', label: text('course'), cell: nameOf },
        { key: 'status', label: text('status'), cell: statusOf },
        {
          key: 'price',
          label: text('price'),
          isFigure: true,
          cell: priceOf,
        },
        {
          key: 'students',
          label: text('students'),
          isFigure: true,
          cell: ({ students_count }) => formatNumber(students_count, language),
        },
      ]}
    />
  )
}

const nameOf = (course: PanelCourse) => <CourseName course={course} />
const statusOf = (course: PanelCourse) => <CourseStatus course={course} />
const priceOf = ({ amount, is_from, standard_amount, currency }: PanelCourse) => (
  <Price amount={amount} currency={currency} was={standard_amount} isFrom={is_from} isFigure />
)

function CourseName({ course }: { course: PanelCourse }) {
  return (
    <span className={styles.name}>
      <span className={styles.thumbnail}>
        <Cover title={course.title} image={coverImage(course.cover, '5rem')} />
      </span>
      <span className={styles.nameWords}>
        <Link to={`/home/courses/${course.id}/edit`}>{course.title}</Link>
        {course.category && <span className={styles.soft}>{course.category}</span>}
      </span>
    </span>
  )
}

function CourseStatus({ course }: { course: PanelCourse }) {
  const text = useCoursesText()
  return (
    <span className={styles.states}>
      <Status tone={course.status === 'published' ? 'good' : 'plain'}>{text(course.status)}</Status>
      {course.is_hidden && <Status tone="caution">{text('hidden')}</Status>}
    </span>
  )
}
