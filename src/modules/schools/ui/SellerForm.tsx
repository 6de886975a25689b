import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { type Seller, setSeller } from '../contract.ts'
import { SELLER_COUNTRIES } from '../vocabulary.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

const UNSAID = { name: '', address: '', tax_id: '', phone: '', country: '' as const }

/** Who buyers make their contracts with. */
export function SellerForm({ saved }: { saved: Seller['details'] }) {
  const text = useSchoolsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { values: seller, field, forget, name } = useGuardedWork('seller', saved ?? UNSAID)
  const { language } = useLocale()
  const save = async () => {
    await api.call(setSeller, seller)
    await revalidate()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} className={styles.form}>
      <h2>{text('seller')}</h2>
      <p className={styles.now}>{text('sellerHelp')}</p>
      <TextField {...field.text('name')} label={text('sellerName')} required maxLength={150} />
      <TextArea {...field.text('address')} label={text('sellerAddress')} required rows={3} maxLength={300} />
      <TextField {...field.text('tax_id')} label={text('sellerTaxId')} maxLength={30} />
      <TextField {...field.text('phone')} label={text('sellerPhone')} type="tel" maxLength={40} />
      <Select
        {...field.choice('country')}
        {...withHelp(text, 'sellerCountry')}
        options={[{ value: '', label: text('sellerCountryOfZone') }, ...countriesIn(language)]}
      />
    </SavedForm>
  )
}

function countriesIn(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return SELLER_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  )
}
