import { isLanguage, type Language } from './language.ts'

const LONGEST = 1_000

/** Which of ours an Accept-Language header (RFC 9110) likes best; undefined when it names none. `*` names none. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  let best: { language: Language; quality: number } | undefined
  for (const range of header?.slice(0, LONGEST).split(',') ?? []) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const [language] = tag.split('-', 1)
    const quality = qualityOf(parameters)
    if (isLanguage(language) && quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language
}

/** 1 unless said otherwise; what is no number from 0 to 1 counts as 0. */
function qualityOf(parameters: string[]): number {
  const said = parameters.find((parameter) => parameter.startsWith('q='))
  if (said === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(said) ? Number(said.slice(2)) : 0
}
