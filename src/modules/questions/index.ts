export { cleanQuestion } from './clean-question.ts'
export { asked, isReadByHand, judge, solved } from './judging/policy.ts'
