import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
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
  const { send, isSending } = useSending({ isForm: false })
  const [words, setWords] = useDraft(`report:${useViewer()?.id}:${id}`)
  const close = () => {
    setWords('')
    onClose()
  }

  const report = async (form: FormData) => {
    const reason = REPORT_REASONS.find((each) => each === form.get('reason'))
    if (!reason) return
    await send(async () => {
      await api.call(reportItem, { type, id, reason, words })
      toast.show(text('sent'), { text: text('sentText') })
      close()
    })
  }

  return (
    <FormDialog
      title={text('title')}
      onClose={close}
      dismiss={text('cancel')}
      submit={text('send')}
      isSending={isSending}
      onSubmit={(form) => void report(new FormData(form))}
    >
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
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
