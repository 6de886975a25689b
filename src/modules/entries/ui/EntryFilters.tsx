import { Link, useNavigate } from 'react-router'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import common from '#kit/common.module.css'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import type { FoundEntries } from '../contract.ts'
import { ENTRY_STATES, SEARCH_MAX } from '../vocabulary.ts'
import { type AskedEntries, entriesAddress } from './asked-entries.ts'
import { useEntriesText } from './text.ts'

interface EntryFiltersProps extends Pick<FoundEntries, 'course' | 'student' | 'lectures'> {
  asked: AskedEntries
}

export function EntryFilters({ asked, course, student, lectures }: EntryFiltersProps) {
  const text = useEntriesText()
  const navigate = useNavigate()
  const choose = (id: string) =>
    void navigate(entriesAddress({ ...asked, course_id: id, lecture_id: '' }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <LiveFilters className={inner.filters}>
        {course && <input type="hidden" name="course_id" value={course.id} />}
        {student && <input type="hidden" name="student_id" value={student.id} />}
        <TextField name="q" type="search" label={text('search')} maxLength={SEARCH_MAX} defaultValue={asked.q} />
        <FilterSelect
          name="state"
          label={text('state')}
          any={text('anyState')}
          chosen={asked.state}
          options={ENTRY_STATES.map((state) => ({ value: state, label: text(`state_${state}`) }))}
        />
        <Picker
          name="course"
          label={text('course')}
          placeholder={text('anyCourse')}
          find={useFindProducts('course')}
          value={course && { value: course.id, label: course.title }}
          onChange={(option) => choose(option?.value ?? '')}
        />
        {lectures.length > 0 && (
          <FilterSelect
            name="lecture_id"
            label={text('lecture')}
            any={text('anyLecture')}
            chosen={asked.lecture_id}
            options={lectures.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </LiveFilters>
      {student && (
        <p className={common.note}>
          {text('onlyOf', { name: student.name })}{' '}
          <Link to={entriesAddress({ ...asked, student_id: '' })}>{text('ofAll')}</Link>
        </p>
      )}
    </>
  )
}
