import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form as GetForm, useLocation, useNavigation, useSubmit } from 'react-router'
import { Button } from '../actions/Button.tsx'
import { useKitText } from '../text/kit-text.ts'

const TYPING_PAUSE = 500

/**
 * Filters kept in the address: a choice counts at once, what is typed after a pause; without scripts a button sends them.
 * The order of the list stays as it is.
 */
export function LiveFilters({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useKitText()
  const submit = useSubmit()
  const { search } = useLocation()
  const sort = new URLSearchParams(search).get('sort')
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(search)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (shown.current !== search && form.current) showIn(form.current, new URLSearchParams(search))
    shown.current = search
  }, [search])

  const send = () => {
    clearTimeout(timer.current)
    if (form.current) void submit(chosenIn(form.current), { replace: true, preventScrollReset: true })
  }
  const hear = ({ target }: FormEvent) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, target instanceof HTMLSelectElement ? 0 : TYPING_PAUSE)
  }
  return (
    <search>
      <GetForm
        ref={form}
        className={className}
        aria-busy={state === 'loading'}
        onChange={hear}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
        {children}
        <noscript>
          <Button type="submit">{text('apply')}</Button>
        </noscript>
      </GetForm>
    </search>
  )
}

/** What nothing was chosen for stays out of the address. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  return new URLSearchParams(fields.filter(([, value]) => value !== ''))
}

/** After a link or the browser's way back; the field someone is in keeps what they type. */
function showIn(form: HTMLFormElement, asked: URLSearchParams): void {
  for (const field of form.elements)
    if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== document.activeElement)
      field.value = asked.get(field.name) ?? ''
}
