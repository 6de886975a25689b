import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#web/kit/actions/Button.tsx'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { RadioGroup } from '#web/kit/fields/RadioGroup.tsx'
import { TextArea } from '#web/kit/fields/TextArea.tsx'
import { Form } from '#web/kit/forms/Form.tsx'
import { Dialog } from '#web/kit/overlays/Dialog.tsx'
import { reportItem } from '../contract.ts'
import { REPORT_REASONS, REPORT_WORDS_MAX } from '../vocabulary.ts'
import { useReportText } from './use-report-text.ts'

interface ReportDialogProps {
  type: string
  id: string
  authorName: string
  onClose: () => void
}

export function ReportDialog({ type, id, authorName, onClose }: ReportDialogProps) {
  const text = useReportText()
  const api = useApi()
  const showProblem = useProblem()
  const formId = useId()
  const [isSending, setSending] = useState(false)

  const send = async (form: FormData) => {
    const reason = REPORT_REASONS.find((each) => each === form.get('reason'))
    if (!reason || isSending) return
    setSending(true)
    const words = form.get('words')
    try {
      await api.call(reportItem, { type, id, reason, words: typeof words === 'string' ? words : '' })
      toast.show(text('sent'), { text: text('sentText') })
      onClose()
    } catch (error) {
      showProblem(error)
      setSending(false)
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    void send(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      title={text('title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={isSending}>
            {text('send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <p>{text('intro', { name: authorName })}</p>
        <RadioGroup
          name="reason"
          label={text('reason')}
          required
          defaultValue={REPORT_REASONS[0]}
          options={REPORT_REASONS.map((value) => ({ value, label: text(value) }))}
        />
        <TextArea
          name="words"
          label={text('words')}
          help={text('optional')}
          limit={REPORT_WORDS_MAX}
          maxLength={REPORT_WORDS_MAX}
        />
      </Form>
    </Dialog>
  )
}
