import { countSome, type Waiter } from '#modules/waiting/index.ts'
import { mails } from '../tables.ts'
import { isFailing } from './is-failing.ts'

/** Mails that do not reach whom they are for. */
export const mailWaiter: Waiter = {
  kind: 'mail',
  right: 'see-students',
  count: async (ctx) => ({ count: await countSome(ctx, mails, isFailing()), path: '/home/mails' }),
}
