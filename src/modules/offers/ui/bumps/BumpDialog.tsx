import type { EditableProduct, EditableVariant } from '#modules/catalog/contract.ts'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { BumpBody, EditableBump } from '../../bumps/contract.ts'
import { BUMP_HEADING_MAX, BUMP_WORDS_MAX } from '../../bumps/vocabulary.ts'
import { draftOf, valueOf } from './bump-draft.ts'
import { BumpPreview } from './BumpPreview.tsx'
import { BumpPriceFields } from './BumpPriceFields.tsx'
import { useBumpPanelText } from './text.ts'
import { useOffered } from './use-offered.ts'

interface BumpDialogProps {
  product: Pick<EditableProduct, 'id' | 'title' | 'variants'>
  /** undefined for a new one */
  bump?: EditableBump
  /** of what it offers */
  variants: EditableVariant[]
  /** what is offered is kept so */
  save: (body: BumpBody) => Promise<unknown>
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Which product, at which price and in which words; and what buyers make of it. */
export function BumpDialog({ product, bump, variants: known, save: keep, onSaved, onClose }: BumpDialogProps) {
  const text = useBumpPanelText()
  const { language } = useLocale()
  const find = useFindProducts()
  const { send, isSending, errorProps } = useSending({ readAnew: onSaved })
  const { offered, variants, offer } = useOffered(bump, known)
  const { values, field } = useTyped(draftOf(bump))
  const variant = variants.find(({ id }) => id === values.variantId) ?? variants[0]
  // That of the school, whichever product it is asked of: what is offered may not be known yet.
  const { currency } = product.variants[0]!
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const save = () =>
    send(async () => {
      const { price, heading, words } = values
      await keep({ offered_variant_id: variant?.id ?? '', price, value: valueOf(values), heading, words })
      await onSaved()
      toast.saved()
      onClose()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text(bump ? 'editTitle' : 'addTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      onSubmit={() => void save()}
    >
      <Picker
        name="offered_variant_id"
        label={text('product')}
        placeholder={text('productHelp')}
        required
        find={async (q, cursor) => {
          const page = await find(q, cursor)
          return { ...page, data: page.data.filter((each) => each.value !== product.id) }
        }}
        value={offered}
        onChange={(option) => void offer(option)}
      />
      {variants.length > 1 && (
        <RadioGroup
          {...field.text('variantId', 'variant')}
          label={text('variant')}
          value={variant?.id ?? ''}
          options={variants.map((each) => ({ value: each.id, label: each.name, help: money(each.amount) }))}
        />
      )}
      <BumpPriceFields
        price={values.price}
        field={field}
        currency={currency}
        usual={variant && money(variant.amount)}
      />
      <TextField {...field.text('heading')} {...withHelp(text, 'heading')} maxLength={BUMP_HEADING_MAX} />
      <TextArea {...field.text('words')} label={text('words')} rows={2} limit={BUMP_WORDS_MAX} />
      <BumpPreview
        product={product.title}
        offered={variant && offered && { title: offered.label, amount: variant.amount }}
        terms={{ price: values.price, value: valueOf(values) }}
        money={money}
      />
    </FormDialog>
  )
}
