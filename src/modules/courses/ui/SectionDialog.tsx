import { useState } from 'react'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { TextField } from '#web/kit/fields/TextField.tsx'
import { FormDialog } from '#web/kit/overlays/FormDialog.tsx'
import type { Section } from '../contract.ts'
import { SECTION_TITLE_MAX } from '../vocabulary.ts'
import { useCoursesText } from './use-text.ts'

interface SectionDialogProps {
  title: string
  section?: Section
  onSave: (section: { title: string; delay_days: number }) => Promise<void>
  onClose: () => void
}

export function SectionDialog({ title, section, onSave, onClose }: SectionDialogProps) {
  const text = useCoursesText()
  const [name, setName] = useState(section?.title ?? '')
  const [delay, setDelay] = useState(String(section?.delay_days ?? 0))
  const { send, isSending, errorProps } = useSending()

  const save = async () => {
    if (await send(() => onSave({ title: name, delay_days: Number(delay) }))) onClose()
  }

  return (
    <FormDialog
      title={title}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      <TextField
        name="title"
        label={text('sectionTitle')}
        required
        data-focus-first
        maxLength={SECTION_TITLE_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        name="delay_days"
        label={text('sectionDelay')}
        help={text('sectionDelayHelp')}
        inputMode="numeric"
        value={delay}
        onChange={(event) => setDelay(event.target.value.replace(/\D/g, ''))}
      />
    </FormDialog>
  )
}
