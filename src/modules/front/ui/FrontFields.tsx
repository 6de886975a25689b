import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { TAGLINE_MAX } from '#modules/schools/profile/vocabulary.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { Bound } from '#kit/fields/bound-to.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { FRONT_PICTURE, INTRO_MAX } from '../vocabulary.ts'
import type { LookDraft } from './look-draft.ts'
import { QuotesField } from './QuotesField.tsx'
import { useFrontText } from './use-text.ts'

interface FrontFieldsProps {
  draft: LookDraft
  field: Bound<LookDraft>
  change: (part: Partial<LookDraft>) => void
}

/** What the front page leads with: its promise, a picture, a product in front, quotes. */
export function FrontFields({ draft, field, change }: FrontFieldsProps) {
  const text = useFrontText()
  return (
    <>
      <TextArea
        {...field.text('tagline')}
        {...withHelp(text, 'promise')}
        rows={2}
        limit={TAGLINE_MAX}
        onChange={({ target }) => change({ tagline: target.value.replaceAll('\n', ' ') })}
      />
      <TextArea {...field.text('intro')} {...withHelp(text, 'intro')} rows={3} limit={INTRO_MAX} />
      <ImageUpload
        {...withHelp(text, 'picture')}
        context={FRONT_PICTURE}
        isKept
        picture={draft.picture}
        onChange={(picture) => change({ picture })}
      />
      <ProductField draft={draft} change={change} />
      <QuotesField
        quotes={draft.quotes}
        gone={draft.quotes_gone}
        onChange={(quotes) => change({ quotes, quotes_gone: 0 })}
      />
    </>
  )
}

function ProductField({ draft: { product, product_is_gone: isGone }, change }: Omit<FrontFieldsProps, 'field'>) {
  const text = useFrontText()
  return (
    <div className={common.closeStack}>
      <Picker
        name="product_id"
        {...withHelp(text, 'product')}
        placeholder={text('productPlaceholder')}
        find={useFindProducts()}
        value={product && { value: product.id, label: product.title }}
        onChange={(option) =>
          change({
            product: option && { id: option.value, title: option.label, is_shown: true },
            product_is_gone: false,
          })
        }
      />
      {product && !product.is_shown && <Callout tone="caution">{text('notShown', { title: product.title })}</Callout>}
      {isGone && <Callout tone="caution">{text('productGone')}</Callout>}
    </div>
  )
}
