import { formatNumber } from '#platform/i18n/format.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PanelCourse } from '../contract.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import { ProductName, ProductPrice, ProductStatus } from './ProductCells.tsx'
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
        { key: 'actions', label: text('rowActions'), cell: actionsOf },
      ]}
    />
  )
}

const nameOf = (course: PanelCourse) => (
  <ProductName product={course} to={editorPath({ kind: 'course', id: course.id })} />
)
const statusOf = (course: PanelCourse) => <ProductStatus product={course} />
const actionsOf = (course: PanelCourse) => <DuplicateButton product={course} look="quiet" />
const priceOf = (course: PanelCourse) => <ProductPrice product={course} />
