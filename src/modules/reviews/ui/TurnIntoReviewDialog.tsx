import type { Comment } from '#modules/comments/contract.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { SCORES } from '../vocabulary.ts'
import styles from './reviews.module.css'
import { useCommentReview } from './use-comment-review.ts'
import { useText } from './use-text.ts'

const LABELS = { 10: 'positive', 5: 'ambivalent', 1: 'negative' } as const

/** Asks for the score with the student's words in sight (engagement §3). */
export function TurnIntoReviewDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const text = useText()
  const { isWorking, errors, attempt, turn } = useCommentReview(comment.id)

  const send = async (form: FormData) => {
    const chosen = SCORES.find((score) => String(score) === form.get('score'))
    if (await turn(chosen)) onClose()
  }
  return (
    <FormDialog
      title={text('turnInto')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('turnInto')}
      isSending={isWorking}
      errors={errors}
      attempt={attempt}
      onSubmit={(form) => void send(new FormData(form))}
    >
      <figure className={styles.quoted}>
        <blockquote dir="auto">{comment.body}</blockquote>
        <figcaption>{comment.ownable.name}</figcaption>
      </figure>
      <p>{text('turnIntoExplained')}</p>
      <RadioGroup
        name="score"
        label={text('howGood')}
        required
        options={SCORES.map((score) => ({ value: String(score), label: text(LABELS[score]) }))}
      />
    </FormDialog>
  )
}
