export { cleanBlock } from './clean-block.ts'
export { faultOfPdf } from './files/fault-of-pdf.ts'
export { findNamed } from './find-named.ts'
