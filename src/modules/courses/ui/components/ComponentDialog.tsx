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
type Edited = Component & { version?: string }

interface ComponentDialogProps {
  component: Edited
  onSave: (component: Edited, content: ComponentContent) => Promise<void>
  /** as it is kept now */
  onLook: (id: string) => Promise<EditedComponent | undefined>
  onClose: () => void
}

export function ComponentDialog({ component, onSave, onLook, onClose }: ComponentDialogProps) {
  const text = useCoursesText()
  const typeName = useTypeName()
  const contentText = useContentText()
  const { contentOf, draftOf, shownOf, missing = 'pictureMissing', Fields } = typeOf(component)
  const { values, change, forget } = useUnsaved(`component:${component.id || component.type}`, {
    draft: draftOf(component),
    version: component.version,
  })
  const [theirs, setTheirs] = useState<EditedComponent | null>(null)
  const { send, isSending, errorProps, refuse } = useSending({
    async afterRefusal(error) {
      if (error instanceof ApiProblem && error.code === COMPONENT_CHANGED)
        setTheirs((await onLook(component.id)) ?? null)
    },
  })

  const save = async () => {
    const content = contentOf(values.draft)
    if (!content) return refuse({ form: [contentText(missing)] })
    if (await send(() => onSave({ ...component, version: values.version }, content))) close()
  }
  const close = () => {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={typeName(component.type)}
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
            <LectureComponent component={shownOf(theirs)} />
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
      <Fields draft={values.draft} onChange={(draft) => change({ draft })} />
    </FormDialog>
  )
}
