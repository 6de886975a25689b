import common from '#kit/common.module.css'
import { useWords } from '#kit/text/text-of.ts'
import { type Category } from '#modules/catalog/contract.ts'
import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { MEMBERSHIP_KINDS } from '#modules/catalog/openings/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { CheckboxGroup } from '#kit/fields/CheckboxGroup.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeOpenings, type Openings } from '../contract.ts'
import { OpenedNow } from './OpenedNow.tsx'
import { membershipKindWords } from './kind-words.ts'
import { useMembershipPanelText } from './panel-text.ts'

interface OpeningsFormProps {
  membershipId: string
  openings: Openings
  /** of the school */
  categories: Category[]
  onSaved: () => Promise<void>
}

/** What a membership opens: everything, or categories and products; below it, what that comes to now. */
export function OpeningsForm({ membershipId, openings, categories, onSaved }: OpeningsFormProps) {
  const text = useMembershipPanelText()
  const kindText = useWords(membershipKindWords)
  const api = useApi()
  const isEmpty = openings.categories.length + openings.products.length === 0
  const saved = {
    reach: openings.opens_everything || isEmpty ? 'everything' : 'chosen',
    category_ids: openings.categories.map(({ id }) => id),
    products: openings.products.map(({ id, title }) => ({ id, title })),
  }
  const { values, field, change, forget } = usePageWork(`openings:${membershipId}`, saved)
  const { reach, category_ids, products } = values

  const save = async () => {
    const product_ids = products.map(({ id }) => id)
    await api.call(changeOpenings, {
      membershipId,
      opens_everything: reach === 'everything',
      category_ids,
      product_ids,
      seen: seenOf(changeOpenings, openings),
    })
    await onSaved()
  }
  return (
    <>
      <SavedForm save={save} forget={forget} submit={text('save')} className={inner.form}>
        <RadioGroup
          {...field.text('reach')}
          label={kindText('opens')}
          help={text('kinds')}
          options={[
            { value: 'everything', label: text('everything'), help: text('everythingHelp') },
            { value: 'chosen', label: text('chosen'), help: text('chosenHelp') },
          ]}
        />
        {reach === 'chosen' && (
          <>
            {categories.length > 0 && (
              <CheckboxGroup
                name="category_ids"
                label={text('categories')}
                options={categories.map(({ id, name }) => ({ value: id, label: name }))}
                values={category_ids}
                onValues={(ids) => change({ category_ids: ids })}
              />
            )}
            <ProductsField
              name="product_ids"
              label={text('product')}
              placeholder={text('productHelp')}
              kinds={MEMBERSHIP_KINDS}
              removing={(title) => text('takeOut', { title })}
              products={products}
              onChange={(chosen) => change({ products: chosen })}
            />
          </>
        )}
        {openings.holders_count > 0 && (
          <p className={common.figuresNote}>{text('atOnce', { count: openings.holders_count })}</p>
        )}
      </SavedForm>
      <OpenedNow opened={openings.opened} />
    </>
  )
}
