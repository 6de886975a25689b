export const en = {
  heading: 'About the school',
  first_student: 'First student',
  first_student_help: 'When the first student signs up.',
  sale: 'Sales',
  sale_help: 'When somebody has paid.',
  withdrawal: 'ContractWithdrawals',
  withdrawal_help: 'When a buyer withdraws from a contract.',
  refund_request: 'Requests for a refund',
  refund_request_help: 'When a buyer asks for their money back.',
  dispute: 'Disputes',
  dispute_help: 'When a buyer disputes a payment at their bank, and when the bank has decided.',
}
