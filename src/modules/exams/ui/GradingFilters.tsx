import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import { useGradingText } from './grading-text.ts'

interface GradingFiltersProps {
  exams: { course_id: string; course_title: string; lecture_id: string; lecture_title: string; count: number }[]
  asked: { course_id: string; lecture_id: string }
}

/** Of which course, and of which exam: those that have answers waiting. */
export function GradingFilters({ exams, asked }: GradingFiltersProps) {
  const text = useGradingText()
  const courses = new Map(exams.map(({ course_id: id, course_title: title }) => [id, title]))
  return (
    <LiveFilters className={inner.filters}>
      <FilterSelect
        name="course_id"
        label={text('course')}
        any={text('anyCourse')}
        chosen={asked.course_id}
        options={[...courses].map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect
        name="lecture_id"
        label={text('exam')}
        any={text('anyExam')}
        chosen={asked.lecture_id}
        options={exams.map(({ lecture_id: value, lecture_title: title, count }) => ({
          value,
          label: text('examWith', { title, count }),
        }))}
      />
    </LiveFilters>
  )
}
