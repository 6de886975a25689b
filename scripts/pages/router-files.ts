const FILE = /\/react-router\/dist\/[a-z]+\/lib\/(.*)$/

/** Which file of React Router is loaded, as its `lib` names it; undefined where it is none of them. */
export const routerFile = (id: string): string | undefined => FILE.exec(id)?.[1]

/** The code with all that is meant changed. @throws Error when there is none: another version says it in another way. */
export function changed(code: string, [what, by]: readonly [what: RegExp, by: string]): string {
  const next = code.replace(what, () => by)
  if (next === code) throw new Error(`React Router has no ${what.source} any more`)
  return next
}
