import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { draftsOf, fieldsOf, newField } from '#modules/fields/ui/field-draft.ts'
import { FieldList } from '#modules/fields/ui/FieldList.tsx'
import { InitialValue } from '#modules/fields/ui/InitialValue.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { textOf } from '#kit/text/text-of.ts'
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
  const { submitting, isSending, errorProps } = useSending()
  const { values, isUnsaved, change, forget } = useUnsaved(`checkout-fields:${productId}`, { fields: draftsOf(saved) })
  useLeaveGuard({ isUnsaved, onLeave: forget })
  const { fields } = values
  const save = submitting(async () => {
    await api.call(changeCheckoutFields, { productId, fields: fieldsOf(fields) })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <Section title={text('title')}>
      <p className={styles.intro}>{text('intro')}</p>
      <Form {...errorProps} className={common.form} onSubmit={save}>
        {fields.length === 0 && <p className={styles.intro}>{text('none')}</p>}
        <FieldList<CheckoutField>
          fields={fields}
          types={ASKED_TYPES}
          blank={blank}
          onChange={(next) => change({ fields: next })}
          More={InitialValue}
        />
        <FormActions submit={text('save')} isSending={isSending} />
      </Form>
    </Section>
  )
}

const blank = (key: string) => ({
  ...newField(key),
  type: 'text' as const,
  data_type: 'text' as const,
  initial_value: '',
})
