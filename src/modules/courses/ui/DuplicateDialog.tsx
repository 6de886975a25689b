import { useWords } from '#kit/text/text-of.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import type { Option } from '#kit/fields/Select.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { duplicateCourse } from '../contract.ts'
import { courseKindWords } from './kind-words.ts'
import { useCoursesText } from './use-text.ts'

interface DuplicateDialogProps {
  product: { id: string; title: string }
  onClose: () => void
}

/** Asks whether the copy is a course of its own or the end of another one. */
export function DuplicateDialog({ product: { id, title }, onClose }: DuplicateDialogProps) {
  const text = useCoursesText()
  const kindText = useWords(courseKindWords)
  const api = useApi()
  const navigate = useNavigate()
  const findCourses = useFindProducts('course')
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ isInto: false })
  const { isInto } = values
  const [target, setTarget] = useState<Option | null>(null)
  const duplicate = () =>
    send(async () => {
      const target_course_id = isInto ? (target?.value ?? null) : null
      const { course } = await api.call(duplicateCourse, { courseId: id, target_course_id })
      onClose()
      await navigate(editorPath({ kind: 'course', id: course.id }))
      toast.show(isInto ? text('duplicatedInto') : kindText('duplicated'))
    })
  return (
    <FormDialog
      {...errorProps}
      title={kindText('duplicateCourse', { title })}
      dismiss={text('cancel')}
      submit={kindText('duplicate')}
      isSending={isSending}
      onSubmit={() => void duplicate()}
      onClose={onClose}
    >
      <RadioGroup
        {...field.either('isInto', ['into', 'new'], 'into')}
        label={text('duplicateHow')}
        options={[
          { value: 'new', label: text('duplicateNew'), help: text('duplicateNewHelp') },
          { value: 'into', label: text('duplicateInto'), help: text('duplicateIntoHelp') },
        ]}
      />
      {isInto && (
        <Picker
          name="target_course_id"
          label={text('targetCourse')}
          required
          find={findCourses}
          value={target}
          onChange={setTarget}
        />
      )}
    </FormDialog>
  )
}
