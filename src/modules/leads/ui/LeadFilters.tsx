import { useEffect, useRef } from 'react'
import { Form as GetForm, useNavigation, useSubmit } from 'react-router'
import { Button } from '#web/kit/actions/Button.tsx'
import { Select } from '#web/kit/fields/Select.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import type { LeadFormRow } from '../contract.ts'
import type { AskedFilter } from './lead-filter.ts'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

const SEARCH_PAUSE = 500

/** The filters live in the address; without scripts the button sends them. */
export function LeadFilters({ filter, forms }: { filter: AskedFilter; forms: LeadFormRow[] }) {
  const text = useLeadsText()
  const submit = useSubmit()
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (form: HTMLFormElement | null, pause: number) => {
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
          defaultValue={filter.q}
          onChange={(event) => later(event.currentTarget.form, SEARCH_PAUSE)}
        />
        <Select
          name="form_id"
          label={text('form')}
          defaultValue={filter.form_id}
          options={[
            { value: '', label: text('anyForm') },
            ...forms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => later(event.currentTarget.form, 0)}
        />
        <TextField
          name="from"
          type="date"
          label={text('from')}
          defaultValue={filter.from}
          onChange={(event) => later(event.currentTarget.form, SEARCH_PAUSE)}
        />
        <TextField
          name="until"
          type="date"
          label={text('until')}
          defaultValue={filter.until}
          onChange={(event) => later(event.currentTarget.form, SEARCH_PAUSE)}
        />
        <noscript>
          <Button type="submit">{text('show')}</Button>
        </noscript>
      </GetForm>
    </search>
  )
}
