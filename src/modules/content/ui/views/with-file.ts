export { Audio } from './Audio.tsx'
export { HandIn } from './HandIn.tsx'
export { OfferedFile } from './OfferedFile.tsx'
export { ReadPdf } from './ReadPdf.tsx'
