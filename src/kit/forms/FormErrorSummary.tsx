/* oxlint-disable react/exhaustive-effect-dependencies -- the focus moves once for each sending, not for each render */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useKitText } from '../text/kit-text.ts'
import { fieldId, useFormValue } from './form-context.ts'
import styles from './forms.module.css'

/** What is wrong, in one place (commerce §5, §8), each line leading to its field; the first wrong field gets the focus. */
export function FormErrorSummary() {
  const form = useFormValue()
  const text = useKitText()
  const summary = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(form?.errors ?? {}).filter(([, messages]) => messages.length > 0)
  const isFirst = useRef(true)
  const [isIncomplete, setIncomplete] = useState(false)
  useLayoutEffect(() => {
    const required = summary.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[required]') ?? []
    setIncomplete([...required].some(({ validity }) => validity.valueMissing))
  }, [form?.attempt])
  useEffect(() => {
    const around = summary.current?.closest('form')
    // A form that came with its mistakes leaves the focus to whoever is already filling it in.
    const isBusy = isFirst.current && around?.contains(document.activeElement)
    isFirst.current = false
    if (isBusy) return
    const first = around?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? summary.current
    first?.focus()
  }, [form?.attempt])
  if (!form || wrong.length === 0) return null
  const [only, ...others] = wrong
  if (only?.[0] === 'form' && others.length === 0)
    return (
      <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
        <p className={styles.summaryTitle}>{only[1][0]}</p>
      </div>
    )
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.summaryTitle}>{text('formWrong')}</p>
      <p>{text(isIncomplete ? 'fieldsMissing' : 'fieldsWrong')}</p>
      <ul className={styles.summaryList}>
        {wrong.map(([name, messages]) => {
          const label = form.labels.get(name)
          const message = form.unreadable.get(name) ?? messages[0]
          const sentence = label ? `${label}${/[?!.:]$/.test(label) ? '' : ':'} ${message}` : message
          return (
            <li key={name}>
              {name === 'form' ? <span>{sentence}</span> : <a href={`#${fieldId(form.id, name)}`}>{sentence}</a>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
