import { useState } from 'react'
import { FindDialog } from '#kit/overlays/FindDialog.tsx'
import { QUERY_MAX } from '../contract.ts'
import { SearchResult } from './SearchResult.tsx'
import { useCourseSearch } from './use-course-search.ts'
import { useSettled } from '#kit/forms/use-settled.ts'
import { useText } from './use-text.ts'

const DEBOUNCE = 500

/** Engagement §5: a combobox over the courses that fit, asked once typing has paused. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const settled = useSettled(query, DEBOUNCE)
  const { courses, isFetching, refused } = useCourseSearch(settled)
  const isWaiting = query !== settled || isFetching
  const count = courses?.length ?? 0
  const news = isWaiting
    ? query !== '' && text('searching')
    : courses && (count > 0 ? text('found', { count }) : text('nothing'))
  return (
    <FindDialog
      title={text('open')}
      label={text('label')}
      help={text('help')}
      results={text('results')}
      most={QUERY_MAX}
      typed={typed}
      onType={setTyped}
      found={courses}
      isWaiting={isWaiting}
      news={news ?? false}
      refused={refused}
      renderOption={(course, option) => <SearchResult key={course.id} course={course} {...option} />}
      onClose={onClose}
    />
  )
}
