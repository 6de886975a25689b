/** Captions as the player reads them; SubRip files differ in the comma of their times and lack the heading. */
export function webvttOf(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (plain.startsWith('WEBVTT')) return plain
  return `WEBVTT\n\n${plain.replaceAll(/(\d{2}:\d{2}:\d{2}),(\d{3})/g, '$1.$2')}`
}
