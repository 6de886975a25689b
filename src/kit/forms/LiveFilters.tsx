import { SlidersHorizontal } from 'lucide-react'
import { Children, type FormEvent, isValidElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form as GetForm, useLocation, useNavigation, useSubmit } from 'react-router'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { useFiltersText } from '../text/filters-text.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './forms.module.css'

const TYPING_PAUSE = 500
/** More than these fill the first screen of a phone, where all but the first are folded. */
const SHOWN_ON_A_PHONE = 2

/**
 * Filters kept in the address: a choice counts at once, what is typed after a pause; without scripts a button sends them.
 * The order of the list stays as it is.
 */
export function LiveFilters({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useKitText()
  const filtersText = useFiltersText()
  const submit = useSubmit()
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const sort = asked.get('sort')
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(search)
  /** about to be sent: an address that arrives just now takes it back no more */
  const chosen = useRef<HTMLSelectElement>(null)
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (shown.current !== search && form.current) showIn(form.current, new URLSearchParams(search), chosen.current)
    shown.current = search
  }, [search])

  const send = () => {
    clearTimeout(timer.current)
    chosen.current = null
    if (form.current) void submit(chosenIn(form.current), { replace: true, preventScrollReset: true })
  }
  const hear = ({ target }: FormEvent) => {
    clearTimeout(timer.current)
    chosen.current = target instanceof HTMLSelectElement ? target : null
    timer.current = setTimeout(send, chosen.current ? 0 : TYPING_PAUSE)
  }
  const all = Children.toArray(children)
  const first = all.findIndex(isField)
  const folds = all.filter(isField).length > SHOWN_ON_A_PHONE
  const inFold = [...asked].filter(([name, value]) => value !== '' && name !== nameOf(all[first]) && !BESIDE.has(name))
  return (
    <search>
      <GetForm
        ref={form}
        id={id}
        className={classNames(className, folds && styles.folds, isUnfolded && styles.unfolded)}
        aria-busy={state === 'loading'}
        onChange={hear}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
        {folds ? all.slice(0, first + 1) : children}
        {folds && (
          <Button
            className={styles.unfold}
            icon={<SlidersHorizontal />}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {inFold.length > 0 ? filtersText('filtersChosen', { count: inFold.length }) : filtersText('filters')}
          </Button>
        )}
        {folds && all.slice(first + 1)}
        <noscript>
          <Button type="submit">{text('apply')}</Button>
        </noscript>
      </GetForm>
    </search>
  )
}

/** In the address of a list, and no filters. */
const BESIDE = new Set(['sort', 'cursor'])

const nameOf = (child: ReactNode): string | undefined =>
  isValidElement<{ name?: string }>(child) ? child.props.name : undefined

/** One that is seen, not what is sent along. */
const isField = (child: ReactNode): boolean =>
  isValidElement(child) && child.type !== 'input' && nameOf(child) !== undefined

/** What nothing was chosen for stays out of the address. */
function chosenIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  return new URLSearchParams(fields.filter(([, value]) => value !== ''))
}

/** After a link or the browser's way back; the field someone is in keeps what they type. */
function showIn(form: HTMLFormElement, asked: URLSearchParams, chosen: HTMLSelectElement | null): void {
  for (const field of form.elements)
    if (
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field !== document.activeElement &&
      field !== chosen
    )
      field.value = asked.get(field.name) ?? ''
}
