import { useId, useState } from 'react'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { Button } from '#web/kit/actions/Button.tsx'
import { Form } from '#web/kit/forms/Form.tsx'
import { Dialog } from '#web/kit/overlays/Dialog.tsx'
import type { Component, ComponentContent } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'
import { contentOf } from './component-draft.ts'
import { ComponentFields } from './ComponentFields.tsx'

interface ComponentDialogProps {
  component: Component
  onSave: (id: string, content: ComponentContent) => Promise<void>
  onClose: () => void
}

export function ComponentDialog({ component, onSave, onClose }: ComponentDialogProps) {
  const text = useCoursesText()
  const formId = useId()
  const [draft, setDraft] = useState(component)
  const { send, isSending, errorProps, setErrors } = useSending()

  const save = async () => {
    const content = contentOf(draft)
    if (!content) return setErrors({ form: [text('pictureMissing')] })
    if (await send(() => onSave(draft.id, content))) onClose()
  }

  return (
    <Dialog
      title={text(`component_${draft.type}`)}
      size="large"
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
        <ComponentFields draft={draft} onChange={setDraft} />
      </Form>
    </Dialog>
  )
}
