import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import {
  deleteBank,
  type EditedExam,
  type ExamQuestion,
  getExam,
  orderQuestions,
  removeQuestion,
  restoreQuestion,
  storeQuestion,
} from '../contract.ts'
import type { ExamPlace } from './in-hand.ts'
import { useExamPanelText } from './panel-text.ts'

/** The exam of a lecture as its editor has it, and what is done to its questions at once; what cannot be kept is said. */
export function useExam(place: ExamPlace, initial: EditedExam) {
  const text = useExamPanelText()
  const api = useApi()
  const showProblem = useProblem()
  const [exam, setExam] = useState(initial)

  async function change(work: () => Promise<EditedExam>): Promise<boolean> {
    try {
      setExam(await work())
      return true
    } catch (error) {
      showProblem(error)
      return false
    }
  }
  const readAnew = async () => setExam(await api.call(getExam, place))
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
    const all = exam.banks.flatMap(({ questions }) => questions)
    const inOrder = ids.map((id) => ({ ...all.find((each) => each.id === id)!, bank_id: bankId }))
    const moved = exam.banks.map((each) => ({
      ...each,
      questions: each.id === bankId ? inOrder : each.questions.filter(({ id }) => !ids.includes(id)),
    }))
    setExam({ ...exam, banks: moved })
    if (!(await change(() => api.call(orderQuestions, { ...place, bankId, ids })))) setExam(before)
  }
  const dropBank = (bankId: string) => change(() => api.call(deleteBank, { ...place, bankId }))

  return { exam, setExam, readAnew, duplicate, remove, order, dropBank }
}
