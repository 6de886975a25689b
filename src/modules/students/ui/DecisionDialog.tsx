import { useState } from 'react'
import { ReasonField } from '#modules/access/ui/ReasonField.tsx'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type Decided, giveAccessToAll, takeAccessFromAll } from '../granting/contract.ts'
import { useDecidingText } from './use-text.ts'

interface DecisionDialogProps {
  what: 'give' | 'take'
  ids: string[]
  onDone: (students: Decided[]) => void
  onClose: () => void
}

/** A product for all who were chosen, or from all of them, and why. */
export function DecisionDialog({ what, ids, onDone, onClose }: DecisionDialogProps) {
  const text = useDecidingText()
  const api = useApi()
  const findProducts = useFindProducts()
  const { send, isSending, errorProps } = useSending()
  const [product, setProduct] = useState<Option | null>(null)
  const { values, field } = useTyped({ reason: '' })
  const decide = () =>
    send(async () => {
      const asked = { ids, product_id: product?.value ?? '', reason: values.reason }
      const { students } = await api.call(what === 'give' ? giveAccessToAll : takeAccessFromAll, asked)
      onClose()
      onDone(students)
    })
  return (
    <FormDialog
      {...errorProps}
      title={text(`${what}Title`, { count: ids.length })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text(what)}
      isSending={isSending}
      onSubmit={() => void decide()}
    >
      <Picker
        name="product_id"
        label={text('product')}
        placeholder={text('chooseProduct')}
        required
        find={findProducts}
        value={product}
        onChange={setProduct}
      />
      <ReasonField field={field} isWritten={what === 'take'} />
    </FormDialog>
  )
}
