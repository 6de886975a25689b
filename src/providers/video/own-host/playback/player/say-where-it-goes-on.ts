import { formatMoment } from '#platform/i18n/format-figures.ts'

/** Before it plays, the button says from where: as after "Continue at". */
export function sayWhereItGoesOn(seconds: number): void {
  const words = document.querySelector<HTMLElement>('.start .from')
  if (!words) return
  words.textContent = seconds < 1 ? '' : String(words.dataset.words).replace('{time}', formatMoment(seconds))
}
