import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { FILE_TITLE_MAX } from '../vocabulary.ts'
import { useDownloadPanelText } from './panel-text.ts'

interface RenameDialogProps {
  title: string
  onSave: (title: string) => Promise<void>
  onClose: () => void
}

export function RenameDialog({ title, onSave, onClose }: RenameDialogProps) {
  const text = useDownloadPanelText()
  const { values, field } = useTyped({ title })
  const { send, isSending, errorProps } = useSending()
  const save = async () => {
    if (await send(() => onSave(values.title))) onClose()
  }
  return (
    <FormDialog
      title={text('rename', { title })}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        {...field.text('title')}
        {...withHelp(text, 'fileTitle')}
        required
        data-focus-first
        maxLength={FILE_TITLE_MAX}
      />
    </FormDialog>
  )
}
