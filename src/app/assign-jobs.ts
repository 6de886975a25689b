import { followPromotions, forgettingStarts } from '#modules/catalog/index.ts'
import { checkoutReactions } from '#modules/checkout/index.ts'
import { courseReactions } from '#modules/courses/index.ts'
import { mediaJobs, mediaReactions } from '#modules/media/index.ts'
import { mailSending, noticeJobs, notificationReactions } from '#modules/notifications/index.ts'
import { paymentJobs } from '#modules/payments/index.ts'
import { forgettingExpired } from '#modules/people/index.ts'
import { demoMediaJobs } from '#seeds/media/jobs.ts'
import type { Parts } from './connect-parts.ts'

/** What happens by itself: who reacts to what, which queues there are, and what the clock starts. */
export function assignJobs(parts: Parts): void {
  const { config, jobs, reactions, media, units, findSchool, schools, writeMail, commentables, gateways } = parts
  courseReactions(reactions)
  mediaReactions(reactions, media)
  checkoutReactions(reactions, { schools, writeMail, gateways })
  notificationReactions(reactions, { schools, writeMail })

  paymentJobs(jobs, parts)
  mediaJobs(jobs, { media, units, findSchool, transcoding: config.transcoding, stopping: parts.stopping.signal })
  jobs.add(mailSending(parts))
  noticeJobs(jobs, { units, findSchool, schools, commentables, writeMail, secretKey: config.secretKey })
  jobs.addTimed(followPromotions(parts))
  jobs.addTimed(forgettingStarts(units))
  jobs.addTimed(forgettingExpired(units))
  if (config.demoSchool) demoMediaJobs(jobs, parts)
}
