/** All that reads a card and hands it over, in one file: a checkout is read without it. */
export { readCardNumber } from './card-number.ts'
export { findCardProblems, isCardComplete } from './card-problems.ts'
export { handOverCard, leavePage } from './hand-over-card.ts'
export { cardNumberMask, formatCardNumber } from './mask.ts'
