import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteBank, storeBank, updateBank } from './editing/change-banks.ts'
import { changeExam } from './editing/change-exam.ts'
import {
  orderQuestions,
  removeQuestion,
  restoreQuestion,
  storeQuestion,
  updateQuestion,
} from './editing/change-questions.ts'
import { getExam } from './editing/get-exam.ts'
import * as grading from './grading/contract.ts'
import { getTakenAttempt } from './grading/get-taken-attempt.ts'
import { gradeAnswer } from './grading/grade-answer.ts'
import { listWaitingAnswers } from './grading/list-waiting.ts'
import { getExamStatistics } from './statistics/get-statistics.ts'
import { listAttempts } from './statistics/list-attempts.ts'
import { getExamOverview } from './taking/get-overview.ts'
import { keepAnswer } from './taking/keep-answer.ts'
import { startAttempt } from './taking/start-attempt.ts'
import { submitAttempt } from './taking/submit-attempt.ts'
import { getAttempt } from './taking/view-attempt.ts'

export function examRoutes(app: App): void {
  serve(app, contract.getExam, getExam)
  serve(app, contract.changeExam, changeExam)
  serve(app, contract.storeBank, storeBank)
  serve(app, contract.updateBank, updateBank)
  serve(app, contract.deleteBank, deleteBank)
  serve(app, contract.storeQuestion, storeQuestion)
  serve(app, contract.orderQuestions, orderQuestions)
  serve(app, contract.updateQuestion, updateQuestion)
  serve(app, contract.removeQuestion, removeQuestion)
  serve(app, contract.restoreQuestion, restoreQuestion)
  serve(app, contract.getExamStatistics, getExamStatistics)
  serve(app, contract.listAttempts, listAttempts)
  serve(app, grading.getTakenAttempt, getTakenAttempt)
  serve(app, grading.listWaitingAnswers, listWaitingAnswers)
  serve(app, grading.gradeAnswer, gradeAnswer)
  serve(app, contract.getExamOverview, getExamOverview)
  serve(app, contract.startAttempt, startAttempt)
  serve(app, contract.getAttempt, getAttempt)
  serve(app, contract.keepAnswer, keepAnswer)
  serveOutsideTransaction(app, contract.submitAttempt, submitAttempt)
}
