/* oxlint-disable react/exhaustive-effect-dependencies -- unfolded once for each sending */
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import common from '#kit/common.module.css'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import { billingOf, isCompany } from './billing-of.ts'
import styles from './checkout.module.css'
import { useBillingText } from './text.ts'
import type { Details } from './use-details.ts'

interface BillingPartProps {
  details: Details
  type: (name: keyof Details, value: string) => void
}

/** Folded away, as most buyers need none of it; what is wrong or was typed before is never hidden. */
export function BillingPart({ details, type }: BillingPartProps) {
  const text = useBillingText()
  const form = useFormValue()
  const fold = useRef<HTMLDetailsElement>(null)
  const forCompany = isCompany(details)
  const billing = billingOf(details)
  const isTyped = forCompany || Object.values(billing).some((typed) => typed !== '')
  const isWrong = Object.keys(billing).some((name) => form?.errors[name]?.length)
  // Before the effect that moves the focus to the first wrong field: what is folded away cannot take it.
  useLayoutEffect(() => {
    if (fold.current && (isTyped || isWrong)) fold.current.open = true
  }, [isTyped, isWrong, form?.attempt])
  const field = (name: keyof Details, maxLength: number) => ({
    name,
    maxLength,
    value: details[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })
  const ofCompany = (input: ComponentProps<typeof TextField>) => forCompany && <TextField required {...input} />
  return (
    <details ref={fold} className={styles.billing}>
      <summary>
        {text('details')} <span className={common.note}>({text('detailsHelp')})</span>
      </summary>
      <div className={common.stack}>
        <TextField label={text('phone')} type="tel" autoComplete="tel" {...field('phone', 40)} />
        <Checkbox
          name="buys_as"
          label={text('asCompany')}
          help={forCompany ? text('asCompanyHelp') : undefined}
          checked={forCompany}
          onChange={(event) => type('buys_as', event.target.checked ? 'company' : 'person')}
        />
        {ofCompany({ label: text('company'), autoComplete: 'organization', ...field('company_name', 150) })}
        {ofCompany({
          label: text('vat'),
          help: text('vatHelp'),
          autoCapitalize: 'characters',
          ...field('vat_id', 30),
        })}
        <TextField
          label={text('address1')}
          autoComplete="address-line1"
          required={forCompany}
          {...field('address_1', 150)}
        />
        <TextField label={text('address2')} autoComplete="address-line2" {...field('address_2', 150)} />
        {ofCompany({ label: text('postalCode'), autoComplete: 'postal-code', ...field('postal_code', 12) })}
        {ofCompany({ label: text('city'), autoComplete: 'address-level2', ...field('city', 70) })}
        <TextField label={text('country')} autoComplete="country-name" {...field('country', 70)} />
      </div>
    </details>
  )
}
