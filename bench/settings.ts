import { availableParallelism } from 'node:os'

/** Ports 5200 and up, unless BENCH_PORT says otherwise. */
export const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5200)
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
export const ROUND_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)

/** How much is in a database: `rows` are comments, replies, transactions, events and reviews each. */
export interface Size {
  rows: number
  posts: number
  students: number
  products: number
}

/** Students who are signed in, in each database the same. */
export const SIGNED_IN = 3000
const MANY_ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
export const MANY: Size = {
  rows: MANY_ROWS,
  posts: MANY_ROWS / 5,
  students: Math.max(SIGNED_IN, MANY_ROWS / 20),
  products: Number(process.env['BENCH_PRODUCTS'] ?? 100_000),
}
export const FEW: Size = { rows: 1000, posts: 1000, students: SIGNED_IN, products: 1000 }
/** On the post and under the comment that most is said about; half of all in the small database. */
export const BUSY_POST_COMMENTS = 10_000
export const BUSY_COMMENT_REPLIES = 5000
export const CONNECTIONS = 16
/** Rounds in which the machine was this much slower than at its best are not counted. */
export const DISTURBED = 1.5
export const CORES = availableParallelism()
export const SECRET_KEY = 'the-secret-of-the-bench'
