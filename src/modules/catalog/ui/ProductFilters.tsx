import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import styles from './courses.module.css'
import { useCoursesText } from './use-text.ts'

interface CourseFiltersProps {
  q: string
  status: string
  /** what the search is called; left out, of courses */
  search?: string
}

export function CourseFilters({ q, status, search }: CourseFiltersProps) {
  const text = useCoursesText()
  return (
    <LiveFilters className={styles.filters}>
      <TextField name="q" type="search" label={search ?? text('search')} defaultValue={q} />
      <Select
        name="status"
        label={text('status')}
        defaultValue={status}
        options={[
          { value: '', label: text('anyStatus') },
          { value: 'published', label: text('published') },
          { value: 'draft', label: text('drafts') },
        ]}
      />
    </LiveFilters>
  )
}
