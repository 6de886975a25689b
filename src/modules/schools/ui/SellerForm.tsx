import { type ChangeEvent, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { type Seller, setSeller } from '../contract.ts'
import { SELLER_COUNTRIES } from '../vocabulary.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

const UNSAID = { name: '', address: '', tax_id: '', phone: '', country: '' as const }

/** Who buyers make their contracts with. */
export function SellerForm({ saved }: { saved: Seller['details'] }) {
  const text = useSchoolsText()
  const api = useApi()
  const [seller, setTyped] = useState(saved ?? UNSAID)
  const { language } = useLocale()
  const { submitting, isSending, errorProps } = useSending()

  const fieldProps = (name: keyof typeof UNSAID) => ({
    name,
    value: seller[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setTyped({ ...seller, [name]: event.target.value }),
  })
  const save = submitting(async () => {
    await api.call(setSeller, seller)
    toast.saved()
  })
  return (
    <Form className={styles.form} onSubmit={save} {...errorProps}>
      <h2>{text('seller')}</h2>
      <p className={styles.now}>{text('sellerHelp')}</p>
      <TextField {...fieldProps('name')} label={text('sellerName')} required maxLength={150} />
      <TextArea {...fieldProps('address')} label={text('sellerAddress')} required rows={3} maxLength={300} />
      <TextField {...fieldProps('tax_id')} label={text('sellerTaxId')} maxLength={30} />
      <TextField {...fieldProps('phone')} label={text('sellerPhone')} type="tel" maxLength={40} />
      <Select
        {...fieldProps('country')}
        label={text('sellerCountry')}
        help={text('sellerCountryHelp')}
        options={[{ value: '', label: text('sellerCountryOfZone') }, ...countriesIn(language)]}
      />
      <FormActions submit={text('saveSeller')} isSending={isSending} look="secondary" />
    </Form>
  )
}

function countriesIn(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return SELLER_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  )
}
