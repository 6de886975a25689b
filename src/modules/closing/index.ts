export { readOutlook } from './first-day.ts'
export { putDownClosing, takeBackClosing } from './plan-closing.ts'
export { reopenClosed } from './reopen.ts'
