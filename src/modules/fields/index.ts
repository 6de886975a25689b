export { isTicked, nameChecker, readAnswers, wrongFieldsOf } from './policy.ts'
