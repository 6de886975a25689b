import { audio } from './audio.ts'
import { beforeAfter } from './before-after.ts'
import { checklist } from './checklist.ts'
import { code } from './code.ts'
import { dropDown } from './drop-down.ts'
import { embed } from './embed.ts'
import { file } from './file.ts'
import { formula } from './formula.ts'
import { gallery } from './gallery.ts'
import { handIn } from './hand-in.ts'
import { image } from './image.ts'
import { multiChoice } from './multi-choice.ts'
import { number } from './number.ts'
import { pdf } from './pdf.ts'
import { quote } from './quote.ts'
import { singleChoice } from './single-choice.ts'
import { text } from './text.ts'
import { textArea } from './text-area.ts'
import { textLine } from './text-line.ts'
import { video } from './video.ts'

export { blockType } from './block-type.ts'
export { WithId } from './shapes.ts'
export { together } from './together.ts'

/** What is read, seen and heard, in the order in which editors offer it. */
export const READ_TYPES = {
  text,
  image,
  gallery,
  before_after: beforeAfter,
  video,
  audio,
  file,
  pdf,
  quote,
  code,
  formula,
  embed,
}

/** What a reader enters something into. */
export const ASKING = {
  text_line: textLine,
  text_area: textArea,
  number,
  hand_in: handIn,
  checklist,
  drop_down: dropDown,
  single_choice: singleChoice,
  multi_choice: multiChoice,
}
