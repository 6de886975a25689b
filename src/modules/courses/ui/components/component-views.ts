import { LectureQuiz } from './LectureQuiz.tsx'

/** How students see the types of component that only lectures have. */
export const COMPONENT_VIEWS = { quiz_question: LectureQuiz }
