import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { onDemand } from '#kit/on-demand.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Component, ComponentContent, EditedComponent } from '../../components/contract.ts'
import { COMPONENT_CHANGED } from '../../editor/vocabulary.ts'
import { useContentText } from '#modules/content/ui/use-text.ts'
import { useCoursesText } from '../use-text.ts'
import { typeOf } from './types.ts'
import { useTypeName } from './use-type-name.ts'

const LectureComponent = onDemand(async () => (await import('./LectureComponents.tsx')).LectureComponent)

/** One that is new has no version. */
type Draft = Component & { version?: string }

interface ComponentDialogProps {
  component: Draft
  onSave: (component: Draft, content: ComponentContent) => Promise<void>
  /** as it is kept now */
  onLook: (id: string) => Promise<EditedComponent | undefined>
  onClose: () => void
}

export function ComponentDialog({ component, onSave, onLook, onClose }: ComponentDialogProps) {
  const text = useCoursesText()
  const typeName = useTypeName()
  const contentText = useContentText()
  const { values: draft, change, forget } = useUnsaved<Draft>(`component:${component.id || component.type}`, component)
  const [theirs, setTheirs] = useState<EditedComponent | null>(null)
  const { contentOf, missing = 'pictureMissing', Fields } = typeOf(draft)
  const { send, isSending, errorProps, refuse } = useSending({
    async afterRefusal(error) {
      if (error instanceof ApiProblem && error.code === COMPONENT_CHANGED) setTheirs((await onLook(draft.id)) ?? null)
    },
  })

  const save = async () => {
    const content = contentOf(draft)
    if (!content) return refuse({ form: [contentText(missing)] })
    if (await send(() => onSave(draft, content))) close()
  }
  const close = () => {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={typeName(draft.type)}
      size="large"
      onClose={close}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void save()}
    >
      {theirs && (
        <Callout tone="caution" isNews>
          <p>{text('componentChanged')}</p>
          <Suspense>
            <LectureComponent component={theirs} />
          </Suspense>
          <div className={common.row}>
            <Button
              onClick={() => {
                change({ version: theirs.version })
                setTheirs(null)
              }}
            >
              {text('keepMineHere')}
            </Button>
            <Button onClick={close}>{text('takeTheirsHere')}</Button>
          </div>
        </Callout>
      )}
      <Fields draft={draft} onChange={change} />
    </FormDialog>
  )
}
