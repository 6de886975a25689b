import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import styles from './rich-text.module.css'
import { useRichTextText } from '#kit/text/rich-text-text.ts'

interface LinkFieldProps {
  href: string
  /** an empty address: no link */
  onApply: (href: string) => void
  onCancel: () => void
}

/** Where a link leads; Enter takes it, Escape leaves it as it was. */
export function LinkField({ href, onApply, onCancel }: LinkFieldProps) {
  const text = useRichTextText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const apply = () => onApply(addressIn(field.current?.value ?? ''))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <span className={styles.link}>
      <label htmlFor={id}>{text('linkAddress')}</label>
      <input ref={field} id={id} type="url" placeholder="https://" defaultValue={href} onKeyDown={onKeyDown} />
      <Button onClick={apply}>{text('setLink')}</Button>
    </span>
  )
}

/** As it was meant: without a scheme it is a web address. */
function addressIn(typed: string): string {
  const address = typed.trim()
  return address === '' || /^(https?|mailto):/i.test(address) ? address : `https://${address}`
}
