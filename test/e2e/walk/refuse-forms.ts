import type { Page } from 'playwright-core'

/** What a form showed after it was refused so many times: its words, what was typed into it, and what was said elsewhere. */
export interface RefusedForm {
  name: string
  /** after each refusal; empty for a form that sends nothing */
  shown: string[]
}

/** The words of the refusals, one after the other: of the whole form, then of a field. */
const REFUSALS = ['Refused as a whole', 'Refused for a field']

/** Types into every form of the page that is shown, and refuses all that it sends. What is shown is compared without spaces and dots. */
export const refuseForms = (page: Page): Promise<RefusedForm[]> => page.evaluate(refuseFormsHere, REFUSALS)

/** Runs in the page, and knows nothing outside of itself. */
async function refuseFormsHere(refusals: string[]): Promise<{ name: string; shown: string[] }[]> {
  const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  let refusal = ''
  let refused = 0
  let underWay = 0
  const ask = window.fetch.bind(window)
  window.fetch = async (url, init) => {
    const path = new URL(url instanceof Request ? url.url : url, location.href).pathname
    if ((init?.method ?? 'GET') === 'GET' || path === '/student' || path.startsWith('/json/')) {
      underWay++
      return ask(url, init).finally(() => underWay--)
    }
    refused++
    const sent = typeof init?.body === 'string' ? Object.keys(JSON.parse(init.body) as object) : []
    const field = sent.find((name) => document.querySelector(`form [name="${name}"]`))
    const errors = field && refusal !== refusals[0] ? { [field]: [refusal] } : undefined
    return Response.json({ message: refusal, code: 'error.test', errors }, { status: 422 })
  }
  // What a browser would send by itself leaves the page.
  window.addEventListener('submit', (event) => event.preventDefault())

  const type = (form: HTMLFormElement) => {
    const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type]), input[type="text"], input[type="email"]',
    )
    const field = [...fields].find(({ value, disabled }) => value === '' && !disabled)
    if (!field) return false
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', 'Żółw', field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }
  /** What is asked while one types is asked once one pauses, and answered. */
  const pause = async () => {
    await rest(400)
    for (let waited = 0; waited < 5000 && underWay > 0; waited += 50) await rest(50)
  }
  const bare = (text: string) => text.replaceAll(/[\s·]/g, '')
  const shownBy = (form: HTMLFormElement) => {
    if (!form.isConnected) return 'the form is gone'
    const said = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].at(-1)
    const values = [...form.elements].map((each) =>
      each instanceof HTMLInputElement && each.type === 'hidden' ? '' : 'value' in each ? String(each.value) : '',
    )
    return [form.innerText, said?.innerText ?? '', ...values].map(bare).filter(Boolean).join(' | ')
  }
  const comesToRest = async (form: HTMLFormElement, hasCome: () => boolean) => {
    for (let waited = 0; waited < 500 && !hasCome(); waited += 50) await rest(50)
    for (let before = ''; before !== shownBy(form); await rest(100)) before = shownBy(form)
  }

  const forms = [...document.querySelectorAll('form')].filter(
    (form) => form.getAttribute('method') !== 'get' && form.checkVisibility(),
  )
  const answers: { name: string; shown: string[] }[] = []
  const isTyped = forms.map(type).includes(true)
  if (isTyped) await pause()
  for (const form of forms) {
    const shown: string[] = []
    for (refusal of refusals) {
      const [asked, before] = [refused, shownBy(form)]
      form.requestSubmit()
      await comesToRest(form, () => refused > asked || shownBy(form) !== before)
      if (refused === asked && shownBy(form) === before) break
      shown.push(shownBy(form))
    }
    answers.push({ name: `${form.getAttribute('action') ?? ''} ${bare(form.innerText).slice(0, 40)}`, shown })
  }
  // What was typed is no draft of the next visit.
  localStorage.clear()
  sessionStorage.clear()
  return answers
}
