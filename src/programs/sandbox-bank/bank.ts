import type { Pool } from 'pg'

import type { Log } from '#platform/log.ts'
import type { BankClock } from './bank-clock.ts'
import type { BankKey } from './bank-key.ts'
import type { MerchantCredentials } from './credentials.ts'
import type { DueNotification } from './due-notification.ts'
import type { Faults } from './faults.ts'

/** What every part of the bank works with. */
export interface Bank {
  pool: Pool
  key: BankKey
  merchant: MerchantCredentials
  faults: Faults
  clock: BankClock
  log: Log
  /** Where people reach the bank, without a slash at the end. */
  origin(): string
  /** How long a card that confirms late keeps its merchant waiting, in milliseconds. */
  lateConfirmation: number
  /** Something new is due: settle payments and send notifications now. */
  wake(): void
  /** Whether a notification that is written now can be sent at once. */
  hasFreeHand(): boolean
  /** Sends what was claimed when it was written. */
  send(notification: DueNotification): void
}
