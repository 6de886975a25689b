export { countSome, type Waiter, Waiters } from './waiters.ts'
