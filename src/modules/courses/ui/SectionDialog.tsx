import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { Section } from '../contract.ts'
import { SECTION_TITLE_MAX } from '../vocabulary.ts'
import { useCoursesText } from './use-text.ts'

interface SectionDialogProps {
  title: string
  section: Section
  onSave: (section: { title: string; delay_days: number }) => Promise<void>
  readAnew: () => Promise<void>
  onClose: () => void
}

export function SectionDialog({ title, section, onSave, readAnew, onClose }: SectionDialogProps) {
  const text = useCoursesText()
  const { values, field, forget } = useUnsaved(`section:${section.id}`, {
    title: section.title,
    delay: String(section.delay_days),
  })
  const { send, isSending, errorProps } = useSending({ readAnew })

  const save = async () => {
    if (await send(() => onSave({ title: values.title, delay_days: Number(values.delay) }))) close()
  }
  const close = () => {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={title}
      onClose={close}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      <TextField
        {...field.text('title')}
        label={text('sectionTitle')}
        required
        data-focus-first
        maxLength={SECTION_TITLE_MAX}
      />
      <TextField {...field.digits('delay', 'delay_days')} {...withHelp(text, 'sectionDelay')} />
    </FormDialog>
  )
}
