import { useId, useState } from 'react'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { Button } from '#web/kit/actions/Button.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import { Form } from '#web/kit/forms/Form.tsx'
import { Dialog } from '#web/kit/overlays/Dialog.tsx'
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
  const formId = useId()
  const [name, setName] = useState(section?.title ?? '')
  const [delay, setDelay] = useState(String(section?.delay_days ?? 0))
  const { send, isSending, errorProps } = useSending()

  const save = async () => {
    if (await send(() => onSave({ title: name, delay_days: Number(delay) }))) onClose()
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={isSending}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        {...errorProps}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
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
      </Form>
    </Dialog>
  )
}
