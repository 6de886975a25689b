/** The keys of a draft whose values are of one kind. */
type KeysOf<Draft, Value> = { [Key in keyof Draft]: Draft[Key] extends Value ? Key : never }[keyof Draft] & string
/** Those that take whatever is typed, not only one of a few. */
type TextKeysOf<Draft> = { [Key in keyof Draft]: string extends Draft[Key] ? Key : never }[keyof Draft] & string

interface Typed {
  target: { value: string }
}

export type Bound<Draft extends object> = ReturnType<typeof boundTo<Draft>>

/**
 * Ties fields to a draft: `<TextField {...field.text('title')} label=…>` shows what it holds under that key and puts
 * what is typed there. Where the call names it otherwise, that name follows: `field.text('starts', 'starts_at')`.
 */
export function boundTo<Draft extends object>(draft: Draft, change: (part: Partial<Draft>) => void) {
  const put = (key: keyof Draft, value: unknown) => change({ [key]: value } as Partial<Draft>)
  const asTyped = <Key extends keyof Draft>(key: Key, name: string) => ({
    name,
    value: draft[key],
    onChange: ({ target }: Typed) => put(key, target.value),
  })
  return {
    text: <Key extends TextKeysOf<Draft>>(key: Key, name: string = key) => asTyped(key, name),
    /** Of what is typed, the digits. */
    digits: <Key extends TextKeysOf<Draft>>(key: Key, name: string = key) => ({
      ...asTyped(key, name),
      inputMode: 'numeric' as const,
      onChange: ({ target }: Typed) => put(key, target.value.replace(/\D/g, '')),
    }),
    day: <Key extends TextKeysOf<Draft>>(key: Key, name: string = key) => ({ ...asTyped(key, name), type: 'date' }),
    /** By the clocks of the school. */
    moment: <Key extends TextKeysOf<Draft>>(key: Key, name: string = key) => ({
      ...asTyped(key, name),
      type: 'datetime-local',
    }),
    /** One of the few that a `Select` or a `RadioGroup` offers. */
    choice: <Key extends KeysOf<Draft, string>>(key: Key, name: string = key) => asTyped(key, name),
    /** Yes or no as a `RadioGroup` of two. */
    either: (key: KeysOf<Draft, boolean>, [yes, no]: [yes: string, no: string], name: string = key) => ({
      name,
      value: draft[key] ? yes : no,
      onChange: ({ target }: Typed) => put(key, target.value === yes),
    }),
    tick: <Key extends KeysOf<Draft, boolean>>(key: Key, name: string = key) => ({
      name,
      checked: draft[key],
      onChange: ({ target }: { target: { checked: boolean } }) => put(key, target.checked),
    }),
    money: <Key extends KeysOf<Draft, number | null>>(key: Key, name: string = key) => ({
      name,
      amount: draft[key],
      onAmount: (amount: number | null) => put(key, amount),
    }),
    html: <Key extends TextKeysOf<Draft>>(key: Key, name: string = key) => ({
      name,
      html: draft[key],
      onHtml: (html: string) => put(key, html),
    }),
  }
}
