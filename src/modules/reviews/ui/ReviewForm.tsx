import type { FormEvent } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { useFormDraft } from '#kit/drafts/useFormDraft.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { enteredIn } from '#kit/forms/entered-in.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { type OwnReview, writeReview } from '../contract.ts'
import { type Rating, REVIEW_MAX, TITLE_MAX } from '../vocabulary.ts'
import { useText } from './use-text.ts'
import styles from './reviews.module.css'

interface ReviewFormProps {
  courseId: string
  onWritten: (review: OwnReview) => void
}

export function ReviewForm({ courseId, onWritten }: ReviewFormProps) {
  const text = useText()
  const api = useApi()
  const draft = useFormDraft(`review:${useViewer()?.id}:${courseId}`)
  const { submitting, isSending, errorProps, mend } = useSending({ draft })
  const send = submitting(async (form) => {
    const { rating, title, review } = enteredIn(form) as Record<string, string | undefined>
    // Without a choice the server is asked all the same: it says what is wrong in the reader's language.
    const chosen = (rating ? Number(rating) : undefined) as Rating
    const written = await api.call(writeReview, { course_id: courseId, rating: chosen, title, review })
    onWritten(written.review)
  })
  return (
    <Form
      {...errorProps}
      {...draft.formProps}
      className={styles.form}
      onSubmit={send}
      onChange={({ target }: FormEvent) => mend((target as HTMLInputElement).name)}
    >
      <h3>{text('writeTitle')}</h3>
      <RadioGroup
        name="rating"
        required
        label={text('rating')}
        options={[
          { value: '10', label: text('recommend') },
          { value: '5', label: text('neutral') },
          { value: '0', label: text('notRecommend') },
        ]}
      />
      <TextField name="title" label={text('title')} help={text('optional')} maxLength={TITLE_MAX} />
      <TextArea name="review" label={text('review')} help={text('optional')} limit={REVIEW_MAX} rows={4} />
      <FormActions submit={text('send')} isSending={isSending} />
    </Form>
  )
}
