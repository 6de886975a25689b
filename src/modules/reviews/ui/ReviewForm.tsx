import { z } from 'zod'
import { ApiProblem } from '#platform/contract/client.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { useFormDraft } from '#kit/drafts/useFormDraft.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSchemaForm } from '#kit/forms/use-schema-form.ts'
import { type OwnReview, writeReview } from '../contract.ts'
import { type Rating, REVIEW_MAX, TITLE_MAX } from '../vocabulary.ts'
import { useText } from './use-text.ts'
import styles from './reviews.module.css'

const choices = ['10', '5', '0'] as const

interface ReviewFormProps {
  courseId: string
  onWritten: (review: OwnReview) => void
}

export function ReviewForm({ courseId, onWritten }: ReviewFormProps) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const draft = useFormDraft(`review:${useViewer()?.id}:${courseId}`)
  const { register, formProps, isSending } = useSchemaForm({
    schema: z.object({ rating: z.enum(choices).nullish(), title: z.string(), review: z.string() }),
    defaultValues: { title: '', review: '' },
    send: async ({ rating, title, review }) => {
      try {
        // Without a choice the server is asked all the same: it says what is wrong in the reader's language.
        const chosen = (rating ? Number(rating) : undefined) as Rating
        const written = await api.call(writeReview, { course_id: courseId, rating: chosen, title, review })
        draft.forget()
        onWritten(written.review)
        return undefined
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 422) return error.fields
        showProblem(error)
        return undefined
      }
    },
  })
  return (
    <Form {...formProps} {...draft.formProps} className={styles.form}>
      <h3>{text('writeTitle')}</h3>
      <RadioGroup
        {...register('rating')}
        required
        label={text('rating')}
        options={[
          { value: '10', label: text('recommend') },
          { value: '5', label: text('neutral') },
          { value: '0', label: text('notRecommend') },
        ]}
      />
      <TextField {...register('title')} label={text('title')} help={text('optional')} maxLength={TITLE_MAX} />
      <TextArea {...register('review')} label={text('review')} help={text('optional')} limit={REVIEW_MAX} rows={4} />
      <FormActions>
        <Button type="submit" look="primary" busy={isSending}>
          {text('send')}
        </Button>
      </FormActions>
    </Form>
  )
}
