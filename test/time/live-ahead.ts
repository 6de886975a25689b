import { ahead } from './ahead.ts'
import { moveDate } from './move-date.ts'

// Loaded before everything else by each program of a run that lives ahead.
if (ahead() !== 0) moveDate(ahead())
