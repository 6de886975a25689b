export interface TortureSettings {
  purchases: number
  buyers: number
  /** buyers who shop at the same time */
  atOnce: number
  /** after that nobody begins another purchase, however slow the machine is */
  shopsForMs: number
  /** a process is killed about this often */
  killEveryMs: number
  /** the random numbers; the same seed gives the same wishes and the same mischief, if not at the same moments */
  seed: number
}

export const SECRET_KEY = 'the-secret-of-the-torture'
export const BANK_SECRET = 'the-secret-of-the-tortured-bank'
