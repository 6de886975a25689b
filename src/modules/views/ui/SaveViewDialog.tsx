import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { keepView } from '../contract.ts'
import { VIEW_NAME_MAX } from '../vocabulary.ts'
import { useViewsText } from './use-text.ts'

export function SaveViewDialog({ list, query, onClose }: { list: string; query: string; onClose: () => void }) {
  const text = useViewsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: '' })
  const keep = () =>
    send(async () => {
      await api.call(keepView, { list, query, name: values.name })
      await revalidate()
      onClose()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('saveTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      onSubmit={() => void keep()}
    >
      <TextField
        {...field.text('name')}
        label={text('name')}
        help={text('saveHelp')}
        maxLength={VIEW_NAME_MAX}
        required
        data-focus-first
      />
    </FormDialog>
  )
}
