import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { asItIsNow } from '#kit/lists/as-it-is-now.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { EditedExam, ExamBank } from '../contract.ts'
import { BankQuestions } from './BankQuestions.tsx'
import type { ExamPlace, QuestionInHand } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'
import { RulesForm } from './RulesForm.tsx'
import { useExam } from './use-exam.ts'

const BankDialog = onDemand(async () => (await import('./BankDialog.tsx')).BankDialog)
const ExamQuestionDialog = onDemand(async () => (await import('./ExamQuestionDialog.tsx')).ExamQuestionDialog)

interface ExamEditorProps {
  place: ExamPlace
  initial: EditedExam
}

/** The exam of a lecture: what it asks, and by which rules it is passed. */
export function ExamEditor({ place, initial }: ExamEditorProps) {
  const text = useExamPanelText()
  const { exam, setExam, readAnew, duplicate, remove, order, dropBank } = useExam(place, initial)
  const [question, setQuestion] = useState<QuestionInHand | null>(null)
  const [bank, setBank] = useState<Partial<ExamBank> | null>(null)
  const { banks } = exam
  const edited =
    question?.edited &&
    asItIsNow(
      question.edited,
      banks.flatMap(({ questions }) => questions),
    )
  const bankName = (one: ExamBank) => one.title || text('bank', { number: banks.indexOf(one) + 1 })

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
              onDeleteBank={() => void dropBank(each.id)}
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
          <ExamQuestionDialog
            place={place}
            inHand={{ ...question, ...(edited && { edited }) }}
            onSaved={setExam}
            readAnew={readAnew}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
      {bank && (
        <Suspense>
          <BankDialog
            place={place}
            bank={asItIsNow(bank, banks)}
            onSaved={setExam}
            readAnew={readAnew}
            onClose={() => setBank(null)}
          />
        </Suspense>
      )}
    </>
  )
}
