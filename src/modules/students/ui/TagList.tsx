import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { type CountedTag, deleteStudentTag, renameStudentTag, type StudentTag } from '../tags/contract.ts'
import { COUNTED_MAX, TAG_NAME_MAX } from '../vocabulary.ts'
import { useTagsText } from './use-text.ts'

/** The tags of a school: each can be called otherwise, and deleted. */
export function TagList({ tags }: { tags: CountedTag[] }) {
  const [renamed, setRenamed] = useState<StudentTag | null>(null)
  return (
    <>
      <RowList>
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} onRename={() => setRenamed(tag)} />
        ))}
      </RowList>
      {renamed && <RenameDialog tag={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}

function TagRow({ tag: { id, name, students_count: count }, onRename }: { tag: CountedTag; onRename: () => void }) {
  const text = useTagsText()
  const api = useApi()
  const confirm = useConfirm()
  const mayChange = useMay()('change-students')
  const { language } = useLocale()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending({ isForm: false })
  const remove = async () => {
    if (!(await confirm({ consequence: text('deleteConsequence', { tag: name }), action: text('deleteAction') })))
      return
    await send(async () => {
      await api.call(deleteStudentTag, { tagId: id })
      await revalidate()
      toast.show(text('deleted', { tag: name }))
    })
  }
  return (
    <ListRow
      title={name}
      meta={
        count < COUNTED_MAX
          ? text('students_count', { count })
          : text('moreThan', { count: formatNumber(COUNTED_MAX - 1, language) })
      }
      actions={
        mayChange && (
          <>
            <Button look="quiet" aria-label={text('renameNamed', { tag: name })} onClick={onRename}>
              {text('rename')}
            </Button>
            <Button
              look="quiet"
              aria-label={text('deleteNamed', { tag: name })}
              busy={isSending}
              onClick={() => void remove()}
            >
              {text('delete')}
            </Button>
          </>
        )
      }
    />
  )
}

function RenameDialog({ tag, onClose }: { tag: StudentTag; onClose: () => void }) {
  const text = useTagsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(tag.name)
  const { send, isSending, errorProps } = useSending()
  const rename = () =>
    send(async () => {
      await api.call(renameStudentTag, { tagId: tag.id, name })
      await revalidate()
      onClose()
      toast.saved()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('renameTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      onSubmit={() => void rename()}
    >
      <TextField
        name="name"
        label={text('name')}
        required
        maxLength={TAG_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
