import { useState } from 'react'
import { type EditableProduct, type EditableVariant, getEditableProduct } from '#modules/catalog/contract.ts'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { BumpBody, EditableBump } from '../../bumps/contract.ts'
import { BUMP_HEADING_MAX, BUMP_PRICES, BUMP_WORDS_MAX, type BumpPrice, ownAmount } from '../../bumps/vocabulary.ts'
import styles from './bumps.module.css'
import { useBumpPanelText } from './text.ts'

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
  const api = useApi()
  const showProblem = useProblem()
  const find = useFindProducts()
  const { send, isSending, errorProps } = useSending()
  const [offered, setOffered] = useState<Option | null>(
    bump ? { value: bump.product.id, label: bump.product.title } : null,
  )
  const [variants, setVariants] = useState(known)
  const [variantId, setVariantId] = useState(bump?.variant.id ?? '')
  const [price, setPrice] = useState<BumpPrice>(bump?.price ?? 'usual')
  const [amount, setAmount] = useState(bump?.price === 'amount' ? bump.value : null)
  const [percent, setPercent] = useState(bump?.price === 'percent' ? String(bump.value) : '')
  const [heading, setHeading] = useState(bump?.heading ?? '')
  const [words, setWords] = useState(bump?.words ?? '')
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0]
  const value = price === 'amount' ? amount : price === 'percent' && percent !== '' ? Number(percent) : null
  // That of the school, whichever product it is asked of: what is offered may not be known yet.
  const { currency } = product.variants[0]!
  const money = (each: number) => formatMoney({ amount: each, currency }, language)

  const choose = async (option: Option | null) => {
    setOffered(option)
    setVariants([])
    if (!option) return
    try {
      const found = await api.call(getEditableProduct, { productId: option.value })
      setVariants(found.variants)
    } catch (error) {
      showProblem(error)
      setOffered(null)
    }
  }
  const save = () =>
    send(async () => {
      await keep({ offered_variant_id: variant?.id ?? '', price, value, heading, words })
      await onSaved()
      toast.saved()
      onClose()
    })
  const preview = (): string => {
    if (!variant || !offered) return ''
    const own = ownAmount({ price, value }, variant.amount)
    const said = { product: product.title, title: offered.label, list: money(variant.amount) }
    if (own === null) return price === 'usual' ? text('preview', { ...said, amount: money(variant.amount) }) : ''
    return own < variant.amount ? text('previewReduced', { ...said, amount: money(own) }) : text('previewSame', said)
  }
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
        onChange={(option) => void choose(option)}
      />
      {variants.length > 1 && (
        <RadioGroup
          name="variant"
          label={text('variant')}
          value={variant?.id ?? ''}
          onChange={({ target }) => setVariantId(target.value)}
          options={variants.map((each) => ({ value: each.id, label: each.name, help: money(each.amount) }))}
        />
      )}
      <RadioGroup
        name="price"
        label={text('price')}
        value={price}
        onChange={({ target }) => setPrice(target.value as BumpPrice)}
        options={BUMP_PRICES.map((each) => ({
          value: each,
          label: text(`price_${each}`),
          ...(each === 'usual' && variant && { help: money(variant.amount) }),
        }))}
      />
      {price === 'amount' && (
        <MoneyField
          name="value"
          label={text('amount')}
          currency={currency}
          required
          amount={amount}
          onAmount={setAmount}
        />
      )}
      {price === 'percent' && (
        <TextField
          name="value"
          label={text('percent')}
          inputMode="numeric"
          required
          maxLength={2}
          value={percent}
          onChange={({ target }) => setPercent(target.value.replace(/\D/g, ''))}
        />
      )}
      <TextField
        name="heading"
        label={text('heading')}
        help={text('headingHelp')}
        maxLength={BUMP_HEADING_MAX}
        value={heading}
        onChange={({ target }) => setHeading(target.value)}
      />
      <TextArea
        name="words"
        label={text('words')}
        rows={2}
        limit={BUMP_WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output className={styles.preview}>{preview()}</output>
    </FormDialog>
  )
}
