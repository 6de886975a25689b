import { useEffect, useRef } from 'react'
import type { LeadForm } from '../contract.ts'
import styles from './lead-form.module.css'
import { useFormText } from './use-form-text.ts'

interface LeadThanksProps {
  form: Pick<LeadForm, 'success_header' | 'success_text' | 'redirect_url'>
  /** True when it takes the place of the form that was just sent. */
  isNews?: boolean
}

export function LeadThanks({ form, isNews = false }: LeadThanksProps) {
  const text = useFormText()
  const header = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNews) header.current?.focus()
  }, [isNews])
  return (
    <div className={styles.thanks}>
      <p ref={header} tabIndex={-1} className={styles.thanksHeader}>
        {form.success_header || text('thankYou')}
      </p>
      {form.success_text && <p className={styles.thanksText}>{form.success_text}</p>}
      {form.redirect_url && (
        <p>
          <a href={form.redirect_url} target="_top">
            {text('goOn')}
          </a>
        </p>
      )}
    </div>
  )
}
