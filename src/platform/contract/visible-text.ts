/* oxlint-disable no-control-regex, no-misleading-character-class -- they are what is looked for */
/** As it is kept on one line: nothing that breaks a line, cannot be seen or turns the direction of what follows. */
export const onOneLine = (text: string): string =>
  visible(text)
    .replace(/ *[\n\t]+ */g, ' ')
    .trim()

/** The same of what may have several lines. */
export const onLines = (text: string): string => visible(text).trim()

/** The same of what is read by its blanks: only empty lines around it go. */
export const onLinesAsIndented = (text: string): string =>
  visible(text)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()

const visible = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(UNSEEN, '')
    .replace(TAGS, (tags, flag: string | undefined) => (flag ? tags : ''))
    .replace(JOINER, (joiner, at: number, whole: string) =>
      joins(whole.slice(0, at), whole.slice(at + 1)) ? joiner : '',
    )

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Controls but for a NUL, which is refused, and what is as good as one: blanks without width, signs of direction, fillers. */
const UNSEEN =
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu
/** The flags of England, Scotland and Wales are spelt by them. */
const TAGS = /(\u{1f3f4})?[\u{e0020}-\u{e007f}]+/gu
const JOINER = /[\u200c\u200d]/g
const ENDS_PICTURE = /(?:\p{Extended_Pictographic}|\ufe0f|\u20e3|[\u{1f3fb}-\u{1f3ff}])$/u
const PICTURE = /^\p{Extended_Pictographic}/u
/** Scripts that are misspelt without them. */
const ENDS_JOINING =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u

function joins(before: string, after: string): boolean {
  const last = before.slice(-2)
  return (
    (ENDS_PICTURE.test(last) && PICTURE.test(after.slice(0, 2))) ||
    (/[\p{L}\p{M}]$/u.test(last) && ENDS_JOINING.test(last))
  )
}
