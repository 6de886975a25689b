/** All that reads a card and encrypts it, in one file: a checkout is read without it. */
export { readCardNumber } from './card-number.ts'
export { findCardProblems, isCardComplete } from './card-problems.ts'
export { encryptCard } from './encrypt-card.ts'
export { cardNumberMask, formatCardNumber } from './mask.ts'
