export const TELL_BANK_QUEUE = 'seeds.tell-bank'

export interface TellBankData {
  schoolId: string
}
