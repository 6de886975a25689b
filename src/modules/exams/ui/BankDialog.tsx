import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { type EditedExam, type ExamBank, storeBank, updateBank } from '../contract.ts'
import { BANK_TITLE_MAX } from '../vocabulary.ts'
import type { ExamPlace } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'

interface BankDialogProps {
  place: ExamPlace
  /** without an id a new one */
  bank: Partial<ExamBank>
  onSaved: (exam: EditedExam) => void
  readAnew: () => Promise<void>
  onClose: () => void
}

export function BankDialog({ place, bank, onSaved, readAnew, onClose }: BankDialogProps) {
  const text = useExamPanelText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending({ readAnew })
  const { values, field } = useTyped({ title: bank.title ?? '', draws: String(bank.draws ?? '') })
  const save = () => {
    const sent = { ...place, title: values.title, draws: values.draws ? Number(values.draws) : null }
    return bank.id
      ? api.call(updateBank, { ...sent, bankId: bank.id, seen: seenOf(updateBank, bank) })
      : api.call(storeBank, sent)
  }
  return (
    <FormDialog
      title={bank.id ? text('editBank', { name: bank.title || text('bank', { number: 1 }) }) : text('newBank')}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() =>
        void send(save, (exam) => {
          onSaved(exam)
          onClose()
        })
      }
      onClose={onClose}
    >
      <TextField {...field.text('title')} {...withHelp(text, 'bankTitle')} maxLength={BANK_TITLE_MAX} />
      <TextField {...field.digits('draws')} {...withHelp(text, 'draws')} maxLength={3} />
    </FormDialog>
  )
}
