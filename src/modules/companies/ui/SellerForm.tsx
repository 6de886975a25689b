import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { type SELLER_COUNTRIES, SELLER_TYPES } from '#modules/schools/seller/vocabulary.ts'
import styles from '#modules/schools/ui/schools.module.css'
import type { Input } from '#platform/contract/endpoint.ts'
import { type SellerSettings, setSeller } from '../seller/contract.ts'
import {
  SELLER_ADDRESS_MAX,
  SELLER_CITY_MAX,
  SELLER_NAME_MAX,
  SELLER_PHONE_MAX,
  SELLER_POSTAL_CODE_MAX,
  SELLER_STATE_MAX,
  SELLER_TAX_ID_MAX,
} from '../seller/vocabulary.ts'
import { useSellerText } from './use-seller-text.ts'

interface SellerFormProps {
  settings: SellerSettings
  /** while nobody has said it yet: whose name it most likely is */
  suggestedName?: string
  /** what follows once it is saved; the page is read again by itself */
  onSaved?: () => Promise<void>
}

/** Whom buyers make their contracts with. */
export function SellerForm({ settings, suggestedName = '', onSaved }: SellerFormProps) {
  const text = useSellerText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(settings, suggestedName), [settings, suggestedName])
  const { values, field, forget, name } = useGuardedWork('seller', saved)
  const isOfPoland = values.country === 'PL'

  const save = async () => {
    await api.call(setSeller, { ...values, version: settings.version } as Input<typeof setSeller>)
    await revalidate()
    await onSaved?.()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} className={styles.form}>
      <h2>{text('title')}</h2>
      <p className={inner.longNote}>{text('help')}</p>
      <RadioGroup
        {...field.choice('type')}
        label={text('type')}
        options={SELLER_TYPES.map((value) => ({ value, label: text(value) }))}
      />
      <TextField
        {...field.text('name')}
        label={text(values.type === 'company' ? 'companyName' : 'name')}
        required
        maxLength={SELLER_NAME_MAX}
      />
      <Select
        {...field.choice('country')}
        {...withHelp(text, 'country')}
        required
        {...(values.country === '' && { placeholder: text('chooseCountry') })}
        options={settings.countries}
      />
      <TextField
        {...field.text('tax_id')}
        {...withHelp(text, isOfPoland ? 'taxIdPl' : 'taxId')}
        required={values.type === 'company' && !values.is_vat_exempt}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SELLER_TAX_ID_MAX}
      />
      <Checkbox {...field.tick('is_vat_exempt')} {...withHelp(text, 'exempt')} />
      <TextArea
        {...field.text('address')}
        {...withHelp(text, 'address')}
        required
        rows={2}
        maxLength={SELLER_ADDRESS_MAX}
      />
      <div className={inner.pair}>
        <TextField
          {...field.text('postal_code')}
          label={text('postalCode')}
          required
          {...(isOfPoland && { placeholder: '12-345' })}
          maxLength={SELLER_POSTAL_CODE_MAX}
        />
        <TextField {...field.text('city')} label={text('city')} required maxLength={SELLER_CITY_MAX} />
      </div>
      <TextField {...field.text('state')} label={text('state')} maxLength={SELLER_STATE_MAX} />
      <TextField {...field.text('phone')} label={text('phone')} type="tel" maxLength={SELLER_PHONE_MAX} />
    </SavedForm>
  )
}

type Draft = Omit<Input<typeof setSeller>, 'version' | 'country'> & { country: SellerCountry | '' }
type SellerCountry = (typeof SELLER_COUNTRIES)[number]

const draftOf = ({ seller, suggested_country: country }: SellerSettings, name: string): Draft =>
  seller ?? {
    type: 'person',
    name,
    address: '',
    city: '',
    postal_code: '',
    state: '',
    country,
    tax_id: '',
    is_vat_exempt: false,
    phone: '',
  }
