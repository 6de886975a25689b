/** From here on a date without arguments is so many milliseconds later than now; all others are what they were. */
export function moveDate(milliseconds: number): void {
  const RealDate = Date
  const later = () => RealDate.now() + milliseconds
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [later()] : given, made === globalThis.Date ? target : made),
    apply: () => new RealDate(later()).toString(),
    get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
  })
}
