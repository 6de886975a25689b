import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import {
  deleteBank,
  type EditedExam,
  type ExamBank,
  type ExamQuestion,
  orderQuestions,
  removeQuestion,
  restoreQuestion,
  storeQuestion,
} from '../contract.ts'
import { BankQuestions } from './BankQuestions.tsx'
import type { ExamPlace, QuestionInHand } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'
import { RulesForm } from './RulesForm.tsx'

const BankDialog = onDemand(async () => (await import('./BankDialog.tsx')).BankDialog)
const ExamQuestionDialog = onDemand(async () => (await import('./ExamQuestionDialog.tsx')).ExamQuestionDialog)

interface ExamEditorProps {
  place: ExamPlace
  initial: EditedExam
}

/** The exam of a lecture: what it asks, and by which rules it is passed. */
export function ExamEditor({ place, initial }: ExamEditorProps) {
  const text = useExamPanelText()
  const api = useApi()
  const showProblem = useProblem()
  const [exam, setExam] = useState(initial)
  const [question, setQuestion] = useState<QuestionInHand | null>(null)
  const [bank, setBank] = useState<Partial<ExamBank> | null>(null)
  const { banks } = exam
  const bankName = (one: ExamBank) => one.title || text('bank', { number: banks.indexOf(one) + 1 })

  async function change(work: () => Promise<EditedExam>): Promise<boolean> {
    try {
      setExam(await work())
      return true
    } catch (error) {
      showProblem(error)
      return false
    }
  }
  const duplicate = ({ id, bank_id, question: content, points }: ExamQuestion) =>
    change(() => api.call(storeQuestion, { ...place, bank_id, behind_question_id: id, question: content, points }))
  async function remove({ id: questionId }: ExamQuestion) {
    const restore = () => void change(() => api.call(restoreQuestion, { ...place, questionId }))
    if (await change(() => api.call(removeQuestion, { ...place, questionId })))
      toast.show(text('removed'), { action: { label: text('undo'), run: restore } })
  }
  /** Shown at once, and taken back where it cannot be kept. */
  async function order(bankId: string, ids: string[]) {
    const before = exam
    const all = banks.flatMap(({ questions }) => questions)
    const inOrder = ids.map((id) => ({ ...all.find((each) => each.id === id)!, bank_id: bankId }))
    const moved = banks.map((each) => ({
      ...each,
      questions: each.id === bankId ? inOrder : each.questions.filter(({ id }) => !ids.includes(id)),
    }))
    setExam({ ...exam, banks: moved })
    if (!(await change(() => api.call(orderQuestions, { ...place, bankId, ids })))) setExam(before)
  }

  return (
    <>
      <Section title={text('questions')}>
        <div className={common.looseColumn}>
          <p className={common.note}>{text('versionsNote')}</p>
          {banks.map((each) => (
            <BankQuestions
              key={each.id}
              bank={each}
              name={bankName(each)}
              isNamed={banks.length > 1 || each.draws !== null}
              others={banks.filter(({ id }) => id !== each.id).map((to) => ({ bank: to, name: bankName(to) }))}
              onAdd={() => setQuestion({ bankId: each.id })}
              onEdit={(edited) => setQuestion({ bankId: each.id, edited })}
              onDuplicate={(one) => void duplicate(one)}
              onRemove={(one) => void remove(one)}
              onOrder={(ids) => void order(each.id, ids)}
              onMove={(one, to) => void order(to.id, [...to.questions.map(({ id }) => id), one.id])}
              onEditBank={() => setBank(each)}
              onDeleteBank={() => void change(() => api.call(deleteBank, { ...place, bankId: each.id }))}
            />
          ))}
          <div className={common.row}>
            {banks.length === 0 && (
              <Button icon={<Plus />} onClick={() => setQuestion({ bankId: null })}>
                {text('addQuestion')}
              </Button>
            )}
            {banks.length > 0 && (
              <Button look="quiet" icon={<Plus />} onClick={() => setBank({})}>
                {text('addBank')}
              </Button>
            )}
          </div>
        </div>
      </Section>
      <Section title={text('settings')}>
        <RulesForm place={place} settings={exam.settings} onSaved={setExam} />
      </Section>
      {question && (
        <Suspense>
          <ExamQuestionDialog place={place} inHand={question} onSaved={setExam} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
      {bank && (
        <Suspense>
          <BankDialog place={place} bank={bank} onSaved={setExam} onClose={() => setBank(null)} />
        </Suspense>
      )}
    </>
  )
}
