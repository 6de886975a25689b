/* oxlint-disable react/exhaustive-effect-dependencies -- unfolded once for each sending */
import { useLayoutEffect, useRef } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import styles from './checkout.module.css'
import { useCheckoutText } from './text.ts'
import type { Details } from './use-details.ts'

interface BillingPartProps {
  details: Details
  type: (name: keyof Details, value: string) => void
}

const FIELDS = ['phone', 'vat_id', 'address_1', 'address_2', 'country'] as const

/** Folded away, as most buyers need none of it; what is wrong or was typed before is never hidden. */
export function BillingPart({ details, type }: BillingPartProps) {
  const text = useCheckoutText()
  const form = useFormValue()
  const fold = useRef<HTMLDetailsElement>(null)
  const isTyped = FIELDS.some((name) => details[name] !== '')
  const isWrong = FIELDS.some((name) => form?.errors[name]?.length)
  // Before the effect that moves the focus to the first wrong field: what is folded away cannot take it.
  useLayoutEffect(() => {
    if (fold.current && (isTyped || isWrong)) fold.current.open = true
  }, [isTyped, isWrong, form?.attempt])
  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })
  return (
    <details ref={fold} className={styles.billing}>
      <summary>
        {text('details')} <span className={styles.soft}>({text('detailsHelp')})</span>
      </summary>
      <div className={styles.fields}>
        <TextField label={text('phone')} type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
        <TextField
          label={text('vat')}
          help={text('vatHelp')}
          autoCapitalize="characters"
          maxLength={20}
          {...field('vat_id')}
        />
        <TextField label={text('address1')} autoComplete="address-line1" maxLength={150} {...field('address_1')} />
        <TextField label={text('address2')} autoComplete="address-line2" maxLength={150} {...field('address_2')} />
        <TextField label={text('country')} autoComplete="country-name" maxLength={70} {...field('country')} />
      </div>
    </details>
  )
}
