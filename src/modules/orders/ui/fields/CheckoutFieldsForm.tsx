import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { draftsOf, fieldsOf, newField } from '#modules/fields/ui/field-draft.ts'
import { FieldList } from '#modules/fields/ui/FieldList.tsx'
import { InitialValue } from '#modules/fields/ui/InitialValue.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeCheckoutFields, type CheckoutField } from '../../fields/contract.ts'
import { ASKED_TYPES } from '../../fields/vocabulary.ts'
import styles from './fields.module.css'

const useFieldPanelText = textOf(
  () => import('../../messages/field-panel-en.ts'),
  () => import('../../messages/field-panel-pl.ts'),
)

interface CheckoutFieldsFormProps {
  productId: string
  fields: CheckoutField[]
  onSaved: () => Promise<void>
}

/** What a product asks at its checkout, in the order it is asked in. */
export function CheckoutFieldsForm({ productId, fields: saved, onSaved }: CheckoutFieldsFormProps) {
  const text = useFieldPanelText()
  const api = useApi()
  const { values, change, forget } = usePageWork(`checkout-fields:${productId}`, { fields: draftsOf(saved) })
  const { fields } = values
  const save = async () => {
    const seen = seenOf(changeCheckoutFields, { fields: saved })
    await api.call(changeCheckoutFields, { productId, fields: fieldsOf(fields), seen })
    await onSaved()
  }
  return (
    <Section title={text('title')}>
      <p className={styles.intro}>{text('intro')}</p>
      <SavedForm save={save} forget={forget} submit={text('save')} className={inner.form}>
        {fields.length === 0 && <p className={styles.intro}>{text('none')}</p>}
        <FieldList<CheckoutField>
          fields={fields}
          types={ASKED_TYPES}
          blank={blank}
          onChange={(next) => change({ fields: next })}
          More={InitialValue}
        />
      </SavedForm>
    </Section>
  )
}

const blank = (key: string) => ({
  ...newField(key),
  type: 'text' as const,
  data_type: 'text' as const,
  initial_value: '',
})
