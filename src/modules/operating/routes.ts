import type { Media } from '#modules/media/index.ts'
import type { SendAgain, WriteMail } from '#modules/mails/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, servePlatform } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import * as filmContract from './films/contract.ts'
import { listFailedFilms } from './films/list-failed-films.ts'
import { retryFilm, retryFilms } from './films/retry-films.ts'
import * as jobContract from './jobs/contract.ts'
import { listFailedJobs } from './jobs/list-failed-jobs.ts'
import { listFailedQueues } from './jobs/list-failed-queues.ts'
import { retryJob, retryJobs } from './jobs/retry-jobs.ts'
import { countAudience } from './letters/audience.ts'
import * as letterContract from './letters/contract.ts'
import { getLetter, listLetters, listRecipients } from './letters/list-letters.ts'
import { sendLetter } from './letters/send-letter.ts'
import { previewLetter, tryLetter } from './letters/try-letter.ts'
import { callOffClosing, planClosing, reopenSchool } from './closing/close-school.ts'
import * as closingContract from './closing/contract.ts'
import * as feeContract from './fees/contract.ts'
import { getFees, setFees } from './fees/set-fees.ts'
import * as ledgerContract from './ledger/contract.ts'
import { correctLedger, getSchoolLedger } from './ledger/correct-ledger.ts'
import { getPosition } from './ledger/get-position.ts'
import * as limitContract from './limits/contract.ts'
import { setSchoolLimits } from './limits/set-school-limits.ts'
import { getUsualLimits, setUsualLimits } from './limits/usual-limits.ts'
import * as mailContract from './mails/contract.ts'
import { listFailingMails } from './mails/list-failing-mails.ts'
import { retryMail, retryMails } from './mails/retry-mails.ts'
import * as schoolContract from './schools/contract.ts'
import { getOperatedSchool } from './schools/get-operated-school.ts'
import { listSchools } from './schools/list-schools.ts'
import * as signUpContract from './sign-ups/contract.ts'
import { admitSchool, refuseSchool } from './sign-ups/decide-sign-up.ts'
import { setSignUps } from './sign-ups/set-sign-ups.ts'
import { askForLeave } from './support/ask-for-leave.ts'
import * as supportContract from './support/contract.ts'
import { enterSchool } from './support/enter-school.ts'
import { listSupportRequests } from './support/support-requests.ts'
import { listDeeds as listDeedsContract } from './trace/contract.ts'
import { listDeeds } from './trace/list-deeds.ts'

export interface OperatingParts {
  schools: SchoolFinder
  jobs: Jobs
  media: Media
  sendAgain: SendAgain
  writeMail: WriteMail
}

export function operatingRoutes(app: App, given: OperatingParts): void {
  const { units } = app
  const { originOf } = given.schools
  servePlatform(app, schoolContract.listSchools, (_ctx, input) => listSchools(input, { units, originOf }))
  servePlatform(app, schoolContract.getOperatedSchool, (_ctx, input) =>
    getOperatedSchool(input, { units, schools: given.schools }),
  )
  servePlatform(app, jobContract.listFailedQueues, () => listFailedQueues(units))
  servePlatform(app, jobContract.listFailedJobs, (_ctx, input) => listFailedJobs(input, units))
  servePlatform(app, jobContract.retryJobs, (ctx, input) => retryJobs(ctx, input, given))
  servePlatform(app, jobContract.retryJob, (ctx, input) => retryJob(ctx, input, given))
  servePlatform(app, mailContract.listFailingMails, (_ctx, input) => listFailingMails(input, units))
  servePlatform(app, mailContract.retryMails, (ctx, input) => retryMails(ctx, input, given))
  servePlatform(app, mailContract.retryMail, (ctx, input) => retryMail(ctx, input, given))
  servePlatform(app, filmContract.listFailedFilms, (_ctx, input) => listFailedFilms(input, units))
  servePlatform(app, filmContract.retryFilms, (ctx, input) => retryFilms(ctx, input, given))
  servePlatform(app, filmContract.retryFilm, (ctx, input) => retryFilm(ctx, input, given))
  servePlatform(app, signUpContract.setSignUps, setSignUps)
  servePlatform(app, signUpContract.admitSchool, (ctx, input) => admitSchool(ctx, input, given))
  servePlatform(app, signUpContract.refuseSchool, (ctx, input) => refuseSchool(ctx, input, given))
  servePlatform(app, feeContract.getFees, (ctx) => getFees(ctx))
  servePlatform(app, feeContract.setFees, setFees)
  servePlatform(app, ledgerContract.getPosition, getPosition)
  servePlatform(app, ledgerContract.getSchoolLedger, (ctx, input) => getSchoolLedger(ctx, input, given))
  servePlatform(app, ledgerContract.correctLedger, (ctx, input) => correctLedger(ctx, input, given))
  servePlatform(app, limitContract.setSchoolLimits, setSchoolLimits)
  servePlatform(app, limitContract.getUsualLimits, getUsualLimits)
  servePlatform(app, limitContract.setUsualLimits, setUsualLimits)
  servePlatform(app, closingContract.planSchoolClosing, (ctx, input) => planClosing(ctx, input, given))
  servePlatform(app, closingContract.callOffSchoolClosing, (ctx, input) => callOffClosing(ctx, input, given))
  servePlatform(app, closingContract.reopenSchool, (ctx, input) => reopenSchool(ctx, input, given))
  servePlatform(app, supportContract.enterSchool, (ctx, input) => enterSchool(ctx, input, given))
  servePlatform(app, supportContract.askForLeave, (ctx, input) => askForLeave(ctx, input, given))
  serve(app, supportContract.listSupportRequests, listSupportRequests)
  servePlatform(app, letterContract.listLetters, (_ctx, input) => listLetters(input, units))
  servePlatform(app, letterContract.countAudience, countAudience)
  servePlatform(app, letterContract.getLetter, (_ctx, input) => getLetter(input, units))
  servePlatform(app, letterContract.listRecipients, (_ctx, input) => listRecipients(input, units))
  servePlatform(app, letterContract.previewLetter, (ctx, input) => previewLetter(ctx, input, given))
  servePlatform(app, letterContract.tryLetter, (ctx, input) => tryLetter(ctx, input, given))
  servePlatform(app, letterContract.sendLetter, (ctx, input) => sendLetter(ctx, input, given))
  servePlatform(app, listDeedsContract, (_ctx, input) => listDeeds(input, units))
}
