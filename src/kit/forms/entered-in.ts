/** What stands in a form's native fields, without what only a browser that posts it by itself says (`_token`, `_from`). */
export const enteredIn = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries([...new FormData(form)].filter(([name]) => !name.startsWith('_')))
