import type { Media } from '#modules/media/index.ts'
import type { SendAgain, WriteMail } from '#modules/mails/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { App } from '#platform/http/app.ts'
import { servePlatform } from '#platform/http/serve.ts'
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
  const parts = { ...given, units }
  servePlatform(app, schoolContract.listSchools, (input) => listSchools(input, { units, originOf }))
  servePlatform(app, schoolContract.getOperatedSchool, (input) =>
    getOperatedSchool(input, { units, schools: given.schools }),
  )
  servePlatform(app, jobContract.listFailedQueues, () => listFailedQueues(units))
  servePlatform(app, jobContract.listFailedJobs, (input) => listFailedJobs(input, units))
  servePlatform(app, jobContract.retryJobs, (input, exchange) => retryJobs(input, exchange, parts))
  servePlatform(app, jobContract.retryJob, (input, exchange) => retryJob(input, exchange, parts))
  servePlatform(app, mailContract.listFailingMails, (input) => listFailingMails(input, units))
  servePlatform(app, mailContract.retryMails, (input, exchange) => retryMails(input, exchange, parts))
  servePlatform(app, mailContract.retryMail, (input, exchange) => retryMail(input, exchange, parts))
  servePlatform(app, filmContract.listFailedFilms, (input) => listFailedFilms(input, units))
  servePlatform(app, filmContract.retryFilms, (input, exchange) => retryFilms(input, exchange, parts))
  servePlatform(app, filmContract.retryFilm, (input, exchange) => retryFilm(input, exchange, parts))
  servePlatform(app, signUpContract.setSignUps, (input, exchange) => setSignUps(input, exchange, units))
  servePlatform(app, signUpContract.admitSchool, (input, exchange) => admitSchool(input, exchange, parts))
  servePlatform(app, signUpContract.refuseSchool, (input, exchange) => refuseSchool(input, exchange, parts))
  servePlatform(app, limitContract.setSchoolLimits, (input, exchange) => setSchoolLimits(input, exchange, units))
  servePlatform(app, limitContract.getUsualLimits, () => getUsualLimits(units))
  servePlatform(app, limitContract.setUsualLimits, (input, exchange) => setUsualLimits(input, exchange, units))
  servePlatform(app, closingContract.planSchoolClosing, (input, exchange) => planClosing(input, exchange, parts))
  servePlatform(app, closingContract.callOffSchoolClosing, (input, exchange) => callOffClosing(input, exchange, parts))
  servePlatform(app, closingContract.reopenSchool, (input, exchange) => reopenSchool(input, exchange, parts))
  servePlatform(app, supportContract.enterSchool, (input, exchange) => enterSchool(input, exchange, parts))
  servePlatform(app, supportContract.askForLeave, (input, exchange) => askForLeave(input, exchange, parts))
  servePlatform(app, letterContract.listLetters, (input) => listLetters(input, units))
  servePlatform(app, letterContract.countAudience, (input) => countAudience(input, units))
  servePlatform(app, letterContract.getLetter, (input) => getLetter(input, units))
  servePlatform(app, letterContract.listRecipients, (input) => listRecipients(input, units))
  servePlatform(app, letterContract.previewLetter, (input, exchange) => previewLetter(input, exchange, parts))
  servePlatform(app, letterContract.tryLetter, (input, exchange) => tryLetter(input, exchange, parts))
  servePlatform(app, letterContract.sendLetter, (input, exchange) => sendLetter(input, exchange, parts))
  servePlatform(app, listDeedsContract, (input) => listDeeds(input, units))
}
