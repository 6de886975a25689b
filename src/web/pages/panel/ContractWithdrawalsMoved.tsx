import { redirect } from 'react-router'

/** Where letters to schools led that told of a contract withdrawal. */
export const loader = () => redirect('/home/contract-withdrawals')
