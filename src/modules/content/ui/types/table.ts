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
import type { BlockType } from '../../contract.ts'
import type { AskingType } from '../../vocabulary.ts'
import type { ScreenOf } from '../screen-type.ts'

type ReadType = Exclude<BlockType, AskingType>

/** How what is read, seen and heard is edited. */
export const READ_SCREENS: { [Type in ReadType]: ScreenOf<Type> } = {
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

/** How what asks something of a reader is edited. */
export const ASKING_SCREENS: { [Type in AskingType]: ScreenOf<Type> } = {
  text_line: textLine,
  text_area: textArea,
  number,
  hand_in: handIn,
  checklist,
  drop_down: dropDown,
  single_choice: singleChoice,
  multi_choice: multiChoice,
}
