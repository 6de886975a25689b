export { cleanBlock } from './clean-block.ts'
export { isWholePdf } from './files/is-whole-pdf.ts'
export { findNamed } from './find-named.ts'
