import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent, ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { BrowserApi } from '../api/browser-api.ts'
import { readDraft, writeDraft } from '../drafts/useDraft.ts'
import { useFormDraft } from '../drafts/useFormDraft.ts'
import { toast } from '../feedback/toast.ts'
import { TextField } from '../fields/TextField.tsx'
import { type Ways, WaysContext } from '../navigation/ways.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { enteredIn } from './entered-in.ts'
import { Form } from './Form.tsx'
import { usePosting } from './use-posting.ts'
import { useSending } from './use-sending.ts'

beforeAll(() => loadTexts('en'))

const toasts = vi.spyOn(toast, 'error')
const goTo = vi.fn<(address: string) => void>()
const answers = vi.fn<(given: unknown) => Promise<{ message: string }>>()
const heard = vi.fn<(answer: { message: string }) => unknown>()

beforeEach(() => {
  vi.resetAllMocks()
  writeDraft('letter', '')
})
afterEach(cleanup)

const writeLetter = endpoint('POST /letters', {
  body: z.object({ title: z.string() }),
  answer: z.object({ message: z.string() }),
  access: 'anyone',
  summary: 'Write a letter',
})

const ways: Ways = {
  useHere: () => ({ pathname: '/letters', search: '' }),
  useGoTo: () => goTo,
  useMessage: () => undefined,
  Link: ({ to, children }) => <a href={to}>{children}</a>,
}
const show = (form: ReactNode) =>
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <WaysContext value={ways}>
        <ApiProvider api={{ call: (_: unknown, given: unknown) => answers(given) } as unknown as BrowserApi}>
          {form}
        </ApiProvider>
      </WaysContext>
    </Locale>,
  )

function PlainLetter({ outcome = null }: { outcome?: FormOutcome | null }) {
  const draft = useFormDraft('letter')
  const { posting, isSending, typed } = usePosting({ outcome, draft })
  return (
    <Form {...posting(writeLetter, heard)} {...draft.formProps} data-testid="letter">
      <input type="hidden" name="_from" value="/letters" />
      <TextField name="title" label="Title" defaultValue={typed['title']} />
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </Form>
  )
}

function Letter() {
  const { submitting, isSending, errorProps, mend } = useSending()
  const write = submitting(async (form) => void heard(await answers(enteredIn(form))))
  return (
    <Form
      {...errorProps}
      data-testid="letter"
      onSubmit={write}
      onChange={({ target }: FormEvent) => mend((target as HTMLInputElement).name)}
    >
      <TextField name="title" label="Title" />
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </Form>
  )
}

const title = () => screen.getByRole('textbox', { name: 'Title' })
const send = () => fireEvent.submit(screen.getByTestId('letter'))
const answered = (work: () => void) => act(async () => work())
const refusal = (status: number, errors?: Record<string, string[]>) =>
  new ApiProblem(status, { message: 'Not like this', ...(errors && { errors }) })

test.each([Letter, PlainLetter])('a form is sent once at a time, with what stands in its fields', async (Written) => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>()
  answers.mockReturnValue(promise)
  show(<Written />)
  await userEvent.type(title(), 'Dear school')
  send()
  send()
  expect(screen.getByRole('button').textContent).toBe('Sending')
  expect(answers.mock.calls).toEqual([[{ title: 'Dear school' }]])
  await answered(() => resolve({ message: 'Thank you' }))
  expect(heard.mock.calls).toEqual([[{ message: 'Thank you' }]])
  expect(screen.getByRole('button').textContent).toBe('Send')
  await answered(send)
  expect(answers).toHaveBeenCalledTimes(2)
})

test('what the server says against a field stands there, has the focus after each attempt, and goes when it is changed', async () => {
  answers.mockImplementation(() => Promise.reject(refusal(422, { title: ['Give it a title'] })))
  show(<Letter />)
  for (let attempt = 0; attempt < 2; attempt++) {
    screen.getByRole('button').focus()
    await answered(send)
    expect(screen.getByText('Give it a title')).toBeTruthy()
    expect(document.activeElement).toBe(title())
  }
  await userEvent.type(title(), 'D')
  expect(screen.queryByText('Give it a title')).toBeNull()
  expect(title().getAttribute('aria-invalid')).toBeNull()
  expect(toasts).not.toHaveBeenCalled()
})

test('what is against no field is said of the form as a whole', async () => {
  answers.mockRejectedValue(refusal(409))
  show(<Letter />)
  await answered(send)
  expect(screen.getByRole('alert').textContent).toBe('Not like this')
})

test('what is wrong with no form is a toast; one that works without scripts says every refusal itself', async () => {
  answers.mockRejectedValue(refusal(429))
  show(<Letter />)
  await answered(send)
  expect(toasts).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  show(<PlainLetter outcome={null} />)
  await answered(send)
  expect(screen.getByRole('alert').textContent).toBe('Not like this')
  expect(toasts).toHaveBeenCalledTimes(1)
})

test('a form that came back without scripts shows what was typed in it and what is wrong', () => {
  const errors = { title: ['Too short'] }
  show(<PlainLetter outcome={{ path: '/letters', isRefused: true, message: 'No', errors, values: { title: 'D' } }} />)
  expect(title()).toHaveProperty('value', 'D')
  expect(document.activeElement).toBe(title())
  expect(screen.getByTestId('letter')).toHaveProperty('method', 'post')
})

test('a session that has expired leads to the login and back; what was typed is there again, until it is accepted', async () => {
  answers.mockRejectedValueOnce(refusal(419))
  show(<PlainLetter outcome={null} />)
  await userEvent.type(title(), 'Dear school')
  await answered(send)
  expect(goTo).toHaveBeenCalledWith('/login?next=%2F')
  cleanup()
  show(<PlainLetter outcome={null} />)
  expect(title()).toHaveProperty('value', 'Dear school')
  answers.mockResolvedValue({ message: 'Thank you' })
  await answered(send)
  expect(readDraft('letter')).toBe('')
})

test('a form that is gone before the answer does no harm, and what was lost is told', async () => {
  const { promise, reject } = Promise.withResolvers<{ message: string }>()
  answers.mockReturnValue(promise)
  const complaints = vi.spyOn(console, 'error')
  show(<Letter />)
  send()
  cleanup()
  await answered(() => reject(new NetworkProblem('Network error')))
  expect(toasts.mock.calls).toEqual([['Network error', 'Check your connection and try again.']])
  expect(heard).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

test('while something still follows a refusal, the form says what is wrong and stays busy', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  function Slow() {
    const { submitting, isSending, errorProps } = useSending({ afterRefusal: () => promise })
    return (
      <Form {...errorProps} data-testid="letter" onSubmit={submitting(() => Promise.reject(refusal(422)))}>
        <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
      </Form>
    )
  }
  show(<Slow />)
  await answered(send)
  expect(screen.getByRole('alert').textContent).toBe('Not like this')
  expect(screen.getByRole('button').textContent).toBe('Sending')
  await answered(resolve)
  expect(screen.getByRole('button').textContent).toBe('Send')
})

test('what is refused before it is sent counts as an attempt', async () => {
  function Checked() {
    const { refuse, errorProps } = useSending()
    return (
      <Form {...errorProps}>
        <TextField name="title" label="Title" />
        <button type="button" onClick={() => refuse({ title: ['Too short'] })}>
          Send
        </button>
      </Form>
    )
  }
  show(<Checked />)
  for (let attempt = 0; attempt < 2; attempt++) {
    await userEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(title())
  }
})
