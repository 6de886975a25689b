import { KINDS } from '../kinds/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { type Category, type EditableProduct, updateProduct } from '../contract.ts'
import { CoverField } from './CoverField.tsx'
import { detailsDraft, detailsOf } from './details.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { SearchFields } from './SearchFields.tsx'
import { useCatalogText } from './use-text.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'

interface DetailsFormProps {
  product: EditableProduct
  categories: Category[]
  /** whose page it is, for what search engines show of it */
  site: { name: string; host: string }
  onSaved: () => Promise<void>
}

const valuesOf = (product: EditableProduct) => ({
  details: detailsOf(product),
  cover: product.cover,
  square: product.square,
  seo_title: product.seo_title,
  seo_description: product.seo_description,
  is_hidden: product.is_hidden,
  is_enrollment_enabled: product.is_enrollment_enabled,
})

/** All a product says about itself. */
export function DetailsForm({ product, categories, site, onSaved }: DetailsFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { values, field, change, forget } = usePageWork(detailsDraft(product.id), valuesOf(product))

  const save = async () => {
    const { details, cover, square, ...rest } = values
    await api.call(updateProduct, {
      productId: product.id,
      ...details,
      ...rest,
      cover_id: cover?.id ?? null,
      square_id: square?.id ?? null,
      seen: seenOf(updateProduct, product),
    })
    await onSaved()
  }

  return (
    <SavedForm save={save} forget={forget} submit={text('save')} className={inner.form}>
      <DetailsFields
        details={values.details}
        categories={categories}
        hasDifficulty={KINDS[product.kind].hasDifficulty}
        onChange={(details) => change({ details })}
      />
      <CoverField title={values.details.title} cover={values.cover} onChange={(cover) => change({ cover })} />
      <ImageUpload
        {...withHelp(text, 'square')}
        context="cover"
        picture={values.square}
        onChange={(square) => change({ square })}
      />
      <SearchFields product={product} values={values} site={site} onChange={change} />
      <div className={common.part}>
        <Checkbox {...field.tick('is_enrollment_enabled')} {...withHelp(text, 'isEnrollmentEnabled')} />
        <Checkbox {...field.tick('is_hidden')} {...withHelp(text, 'isHidden')} />
      </div>
    </SavedForm>
  )
}
