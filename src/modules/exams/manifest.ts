import type { WaysToEarn } from '#modules/certificates/index.ts'
import type { CopiedAlong } from '#modules/courses/index.ts'
import type { Exportables } from '#modules/exports/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { examBelongings } from './belongings.ts'
import { byExam } from './by-exam.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { examRoutes } from './routes.ts'
import { copyExams } from './editing/copy-exams.ts'
import { answerWaiter } from './grading/answer-waiter.ts'
import { exportableAttempts } from './statistics/export-attempts.ts'
import { examReactions } from './subscribers.ts'
import { closingEnded } from './taking/close-ended.ts'
import { closingExpired } from './taking/close-expired.ts'

interface Registers {
  belongings: Belongings
  copiedAlong: CopiedAlong
  exportables: Exportables
  waiters: Waiters
  waysToEarn: WaysToEarn
}

export const exams = module({
  says: { en, pl },
  registers({ belongings, copiedAlong, exportables, waiters, waysToEarn }: Registers) {
    belongings.register(...examBelongings)
    copiedAlong.register(copyExams)
    exportables.register(exportableAttempts)
    waiters.register(answerWaiter)
    waysToEarn.register(byExam)
  },
  routes: examRoutes,
  reactions: examReactions,
  jobs(jobs, parts: OneByOneParts) {
    jobs.addTimed(closingExpired(parts))
    jobs.addTimed(closingEnded(parts))
  },
})
