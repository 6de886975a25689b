import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { ENTRY_ANSWER_MAX } from '#modules/courses/components/vocabulary.ts'
import { answerEntered, type EnteredWork } from '../contract.ts'
import { Entered } from './Entered.tsx'
import styles from './entries.module.css'
import { useEntriesText } from './text.ts'

/** Answers an entry, which stands above what is written; what was typed is kept until it is sent. */
export function AnswerDialog({ entry, onClose }: { entry: EnteredWork; onClose: () => void }) {
  const text = useEntriesText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const { id: componentEntryId, student, component, entered_at, answer } = entry
  const { values, field, forget } = useUnsaved(`entry-answer:${componentEntryId}`, { body: answer?.body ?? '' })
  const isCorrected = answer !== null && !answer.is_older
  const store = () =>
    send(async () => {
      const seen = { entered_at, answered_at: answer?.answered_at ?? null }
      await api.call(answerEntered, { componentEntryId, body: values.body, ...seen })
      forget()
      onClose()
      await revalidate()
      toast.show(text('sent'))
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('answerTo', { name: student.name })}
      size="large"
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text(isCorrected ? 'save' : 'send')}
      isSending={isSending}
      onSubmit={() => void store()}
    >
      <div className={styles.answered}>
        <p dir="auto" className={styles.question}>
          {component.label}
        </p>
        <Entered entry={entry} />
      </div>
      <TextArea
        {...field.text('body')}
        label={text('yourAnswer')}
        help={text(isCorrected ? 'correctHelp' : 'answerHelp')}
        required
        rows={6}
        limit={ENTRY_ANSWER_MAX}
        data-focus-first
      />
    </FormDialog>
  )
}
