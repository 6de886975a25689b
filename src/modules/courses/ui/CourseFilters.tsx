import { useEffect, useRef } from 'react'
import { Form as GetForm, useNavigation, useSubmit } from 'react-router'
import { Button } from '#web/kit/actions/Button.tsx'
import { Select } from '#web/kit/fields/Select.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import styles from './courses.module.css'
import { useCoursesText } from './use-text.ts'

const SEARCH_PAUSE = 500

/** The filters live in the address; without scripts the button sends them. */
export function CourseFilters({ q, status }: { q: string; status: string }) {
  const text = useCoursesText()
  const submit = useSubmit()
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (form: HTMLFormElement, pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pause)
  }
  return (
    <search>
      <GetForm className={styles.filters} aria-busy={state === 'loading'}>
        <TextField
          name="q"
          type="search"
          label={text('search')}
          defaultValue={q}
          onChange={(event) => later(event.currentTarget.form!, SEARCH_PAUSE)}
        />
        <Select
          name="status"
          label={text('status')}
          defaultValue={status}
          options={[
            { value: '', label: text('anyStatus') },
            { value: 'published', label: text('published') },
            { value: 'draft', label: text('drafts') },
          ]}
          onChange={(event) => later(event.currentTarget.form!, 0)}
        />
        <noscript>
          <Button type="submit">{text('show')}</Button>
        </noscript>
      </GetForm>
    </search>
  )
}
