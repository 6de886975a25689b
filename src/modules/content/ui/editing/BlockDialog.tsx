import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { BLOCK_CHANGED } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { BlockSet, EditedBlock, VersionedBlock } from './block-set.ts'
import { PictureUse } from './picture-use.ts'
import { useTypeName } from './use-type-name.ts'

/** One that is new has no version. */
type Edited = EditedBlock & { version?: string }

interface BlockDialogProps {
  set: BlockSet
  block: Edited
  onSave: (block: Edited, content: object) => Promise<void>
  /** as it is kept now */
  onLook: (id: string) => Promise<VersionedBlock | undefined>
  onClose: () => void
}

export function BlockDialog({ set, block, onSave, onLook, onClose }: BlockDialogProps) {
  const text = useContentText()
  const typeName = useTypeName()
  const { contentOf, draftOf, missing = 'pictureMissing', Fields } = set.typeOf(block)
  const { values, change, forget } = useUnsaved(`block:${block.id || block.type}`, {
    draft: draftOf(block),
    version: block.version,
  })
  const [theirs, setTheirs] = useState<VersionedBlock | null>(null)
  const { send, isSending, errorProps, refuse } = useSending({
    async afterRefusal(error) {
      if (error instanceof ApiProblem && error.code === BLOCK_CHANGED) setTheirs((await onLook(block.id)) ?? null)
    },
  })

  const save = async () => {
    const content = contentOf(values.draft)
    if (!content) return refuse({ form: [text(missing)] })
    if (await send(() => onSave({ ...block, version: values.version }, content))) close()
  }
  const close = () => {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={typeName(block.type)}
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
          <p>{text('blockChanged')}</p>
          <Suspense>
            <set.Preview block={theirs} />
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
      <PictureUse value={set.pictures}>
        <Fields draft={values.draft} onChange={(draft) => change({ draft })} />
      </PictureUse>
    </FormDialog>
  )
}
