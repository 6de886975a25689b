import { TextField } from '#web/kit/fields/TextField.tsx'
import styles from './checkout.module.css'
import { useCheckoutText } from './text.ts'
import type { Details } from './use-details.ts'

interface BillingPartProps {
  details: Details
  type: (name: keyof Details, value: string) => void
}

/** Folded away, as most buyers need none of it. */
export function BillingPart({ details, type }: BillingPartProps) {
  const text = useCheckoutText()
  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })
  return (
    <details className={styles.billing}>
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
