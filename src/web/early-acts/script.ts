import { hearEarlyActs } from './hear-early-acts.ts'

hearEarlyActs()
