export const en = {
  support_request: {
    one: '{count} request of the platform’s support to be let in',
    other: '{count} requests of the platform’s support to be let in',
  },
  dispute: { one: '{count} open dispute', other: '{count} open disputes' },
  withdrawal: { one: '{count} contract withdrawal to settle', other: '{count} contract withdrawals to settle' },
  refund_request: { one: '{count} request for a refund', other: '{count} requests for a refund' },
  failed_payment: {
    one: '{count} payment failed this week, and nothing was bought instead',
    other: '{count} payments failed this week, and nothing was bought instead',
  },
  question: { one: '{count} question nobody has answered', other: '{count} questions nobody has answered' },
  answer: { one: '{count} answer in an exam to grade', other: '{count} answers in exams to grade' },
  entry: {
    one: '{count} entry of a student waits for your answer',
    other: '{count} entries of students wait for your answer',
  },
  held: { one: '{count} post or comment held for you', other: '{count} posts or comments held for you' },
  review: { one: '{count} review to approve', other: '{count} reviews to approve' },
  full_event: { one: '{count} event to come is full', other: '{count} events to come are full' },
  promotion: {
    one: '{count} promotion ends within three days',
    other: '{count} promotions end within three days',
  },
  ending_access: {
    one: '{count} student whose access ends within a week',
    other: '{count} students whose access ends within a week',
  },
  survey: { one: '{count} survey with new answers', other: '{count} surveys with new answers' },
  limit: {
    one: '{count} limit of your school is nearly reached',
    other: '{count} limits of your school are nearly reached',
  },
  mail: { one: '{count} email that does not go out', other: '{count} emails that do not go out' },
  film: { one: '{count} video that could not be prepared', other: '{count} videos that could not be prepared' },
}
