import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
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
  const {
    values: draft,
    change,
    forget,
  } = useUnsaved<Component>(`component:${component.id || component.type}`, component)
  const { send, isSending, errorProps, refuse } = useSending()

  const save = async () => {
    const content = contentOf(draft)
    if (!content) return refuse({ form: [text('pictureMissing')] })
    if (await send(() => onSave(draft.id, content))) close()
  }
  const close = () => {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={text(`component_${draft.type}`)}
      size="large"
      onClose={close}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      <ComponentFields draft={draft} onChange={change} />
    </FormDialog>
  )
}
