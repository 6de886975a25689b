import { KINDS } from '../kinds/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { type Category, type EditableProduct, updateProduct } from '../contract.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../vocabulary.ts'
import { CoverField } from './CoverField.tsx'
import { detailsDraft, detailsOf } from './details.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { useCatalogText } from './use-text.ts'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'

interface DetailsFormProps {
  product: EditableProduct
  categories: Category[]
  onSaved: () => Promise<void>
}

const valuesOf = (product: EditableProduct) => ({
  details: detailsOf(product),
  cover: product.cover,
  seo_title: product.seo_title,
  seo_description: product.seo_description,
  is_hidden: product.is_hidden,
  is_enrollment_enabled: product.is_enrollment_enabled,
})

/** All a product says about itself. */
export function DetailsForm({ product, categories, onSaved }: DetailsFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, isUnsaved, change, forget } = useUnsaved(detailsDraft(product.id), valuesOf(product))
  useLeaveGuard({ isUnsaved, onLeave: forget })

  const save = submitting(async () => {
    const { details, cover, ...rest } = values
    await api.call(updateProduct, {
      productId: product.id,
      ...details,
      ...rest,
      cover_id: cover?.id ?? null,
    })
    await onSaved()
    forget()
    toast.saved()
  })

  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      <DetailsFields
        details={values.details}
        categories={categories}
        hasDifficulty={KINDS[product.kind].hasDifficulty}
        onChange={(details) => change({ details })}
      />
      <CoverField title={values.details.title} cover={values.cover} onChange={(cover) => change({ cover })} />
      <div className={common.part}>
        <h2>{text('seo')}</h2>
        <TextField
          name="seo_title"
          label={text('seoTitle')}
          help={text('seoTitleHelp')}
          maxLength={SEO_TITLE_MAX}
          value={values.seo_title}
          onChange={(event) => change({ seo_title: event.target.value })}
        />
        <TextArea
          name="seo_description"
          label={text('seoDescription')}
          help={text('seoDescriptionHelp')}
          limit={SEO_DESCRIPTION_MAX}
          value={values.seo_description}
          onChange={(event) => change({ seo_description: event.target.value })}
        />
      </div>
      <div className={common.part}>
        <Checkbox
          name="is_enrollment_enabled"
          label={text('isEnrollmentEnabled')}
          help={text('isEnrollmentEnabledHelp')}
          checked={values.is_enrollment_enabled}
          onChange={(event) => change({ is_enrollment_enabled: event.target.checked })}
        />
        <Checkbox
          name="is_hidden"
          label={text('isHidden')}
          help={text('isHiddenHelp')}
          checked={values.is_hidden}
          onChange={(event) => change({ is_hidden: event.target.checked })}
        />
      </div>
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}
