import { X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { type StudentTag, tagStudents, untagStudents } from '../tags/contract.ts'
import { TAGS_OF_STUDENT_MAX } from '../vocabulary.ts'
import styles from './students.module.css'
import { TagNameField } from './TagNameField.tsx'
import { useTagsText } from './use-text.ts'

interface StudentTagsProps {
  student: { id: string; name: string }
  tags: StudentTag[]
}

/** The tags of one student, each of which can be taken away, and a field for another. */
export function StudentTags({ student: { id, name }, tags }: StudentTagsProps) {
  const text = useTagsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const mayChange = useMay()('change-students')
  const { send } = useSending({ isForm: false })
  const put = (tag: string) =>
    send(async () => {
      await api.call(tagStudents, { ids: [id], name: tag })
      await revalidate()
    })
  const remove = (tag: StudentTag) =>
    send(async () => {
      await api.call(untagStudents, { ids: [id], tag_id: tag.id })
      await revalidate()
      toast.show(text('untagged', { count: 1, tag: tag.name }), {
        action: { label: text('undo'), run: () => void put(tag.name) },
      })
    })
  return (
    <div className={common.stack}>
      {tags.length === 0 ? (
        <p className={common.soft}>{text('noTags')}</p>
      ) : (
        <ul className={styles.tags} aria-label={text('tagsOf', { name })}>
          {tags.map((tag) => (
            <li key={tag.id} className={styles.tag}>
              <span dir="auto">{tag.name}</span>
              {mayChange && (
                <IconButton
                  label={text('remove', { tag: tag.name })}
                  icon={<X />}
                  className={styles.removeTag}
                  onClick={() => void remove(tag)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && tags.length < TAGS_OF_STUDENT_MAX && <AddTag studentId={id} tags={tags} />}
    </div>
  )
}

function AddTag({ studentId, tags }: { studentId: string; tags: StudentTag[] }) {
  const text = useTagsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState('')
  const { submitting, isSending, errorProps } = useSending()
  const add = submitting(async () => {
    const { tag, students } = await api.call(tagStudents, { ids: [studentId], name: typed })
    setTyped('')
    if (students.some(({ outcome }) => outcome === 'had')) toast.show(text('allHad', { tag: tag.name }))
    await revalidate()
  })
  return (
    <Form {...errorProps} className={styles.addTag} onSubmit={add}>
      <TagNameField value={typed} onType={setTyped} without={tags} />
      <FormActions submit={text('add')} look="secondary" isSending={isSending} />
    </Form>
  )
}
