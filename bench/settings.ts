import { availableParallelism } from 'node:os'

/** Ports 5200 and up, unless BENCH_PORT says otherwise. */
export const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5200)
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
export const ROUND_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
export const MANY_ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
export const FEW_ROWS = 1000
export const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
export const STUDENTS = 3000
export const CONNECTIONS = 16
/** Rounds in which the machine was this much slower than at its best are not counted. */
export const DISTURBED = 1.5
export const CORES = availableParallelism()
export const SECRET_KEY = 'the-secret-of-the-bench'
