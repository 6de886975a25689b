import { useRef, useState } from 'react'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { giveAccess } from '../contract.ts'
import { ReasonField } from './ReasonField.tsx'
import { useAccessText } from './use-text.ts'

interface GiveAccessDialogProps {
  student: { id: string; name: string }
  onDone: () => void
  onClose: () => void
}

export function GiveAccessDialog({ student, onDone, onClose }: GiveAccessDialogProps) {
  const text = useAccessText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const kinds = useRef(new Map<string, ProductKind>())
  const findProducts = useFindProducts(undefined, undefined, (found) => {
    for (const each of found) kinds.current.set(each.id, each.kind)
  })
  const [product, setProduct] = useState<Option | null>(null)
  const [isTimed, setIsTimed] = useState(false)
  const { values, field } = useTyped({ days: '0', reason: '' })
  const { id, name } = student

  const give = () =>
    send(async () => {
      await api.call(giveAccess, {
        id,
        product_id: product?.value ?? '',
        reason: values.reason,
        access_days: isTimed ? 0 : Number(values.days),
      })
      toast.show(text('given', { title: product?.label ?? '', name }))
      onClose()
      onDone()
    })
  const choose = (option: Option | null) => {
    const kind = option && kinds.current.get(option.value)
    setProduct(option)
    setIsTimed(kind != null && KINDS[kind].isTimed)
  }
  return (
    <FormDialog
      {...errorProps}
      title={text('giveWhom', { name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('give')}
      isSending={isSending}
      onSubmit={() => void give()}
    >
      <Picker
        name="product_id"
        label={text('product')}
        placeholder={text('chooseProduct')}
        required
        find={findProducts}
        value={product}
        onChange={choose}
      />
      {!isTimed && (
        <TextField
          {...field.text('days', 'access_days')}
          type="number"
          min={0}
          max={36_500}
          {...withHelp(text, 'days')}
        />
      )}
      <ReasonField field={field} />
    </FormDialog>
  )
}
