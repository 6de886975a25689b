import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { BrowserApi } from '../api/browser-api.ts'
import { TextField } from '../fields/TextField.tsx'
import { Locale } from '../text/Locale.tsx'
import { enteredIn } from './entered-in.ts'
import { Form } from './Form.tsx'
import type { FormErrors } from './form-context.ts'
import { useSending } from './use-sending.ts'
import { loadTexts } from '../text/text-of.ts'

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))

afterEach(cleanup)

interface CourseFormProps {
  send: (entered: Record<string, unknown>) => Promise<FormErrors | undefined>
  label?: string
}

const isEmpty = { title: ['Too short'], slug: ['Give an address'] }

function CourseForm({ send, label = 'Title' }: CourseFormProps) {
  const { submitting, errorProps } = useSending()
  const save = submitting(async (form) => {
    const refused = await send(enteredIn(form))
    if (refused) throw new ApiProblem(422, { errors: refused })
  })
  return (
    <Form {...errorProps} onSubmit={save}>
      <TextField name="title" label={label} />
      <TextField name="slug" label="Address" />
      <button type="submit">Save</button>
    </Form>
  )
}

const show = (send: CourseFormProps['send'], label?: string) =>
  render(
    <Locale language="pl" timeZone="Europe/Warsaw">
      <ApiProvider api={{} as BrowserApi}>
        <CourseForm send={send} {...(label && { label })} />
      </ApiProvider>
    </Locale>,
  )

test('a refused form sums up what is wrong, links to each field and focuses the first', async () => {
  show(() => Promise.resolve(isEmpty))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toMatch(/^Formularz zawiera błędy/)
  const title = screen.getByLabelText('Title')
  expect(within(summary).getByRole('link', { name: 'Title: Too short' }).getAttribute('href')).toBe(`#${title.id}`)
  expect(document.activeElement).toBe(title)
  const described = title.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Too short')
})

test('it says whether what is marked * was left out, or something else is wrong, after each sending', async () => {
  show(() => Promise.resolve({ title: ['Taken'] }))
  const [title, address] = [screen.getByLabelText<HTMLInputElement>('Title'), screen.getByLabelText('Address')]
  title.required = true
  await userEvent.type(address, 'book')
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    return (await screen.findByRole('alert')).textContent
  }
  expect(await sent()).toContain('Sprawdź, czy wszystkie pola oznaczone * są wypełnione')
  await userEvent.type(title, 'A book')
  expect(await sent()).toContain('Sprawdź, czy wszystkie pola są wypełnione poprawnie')
})

test('a label that is a question is not followed by a colon', async () => {
  show(() => Promise.resolve({ title: ['Choose one'] }), 'What will you make?')
  await userEvent.type(screen.getByLabelText('What will you make?'), 'A book')
  await userEvent.type(screen.getByLabelText('Address'), 'book')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'What will you make? Choose one' })).toBeTruthy()
})

test('typing in a later field never moves the focus away', async () => {
  show(() => Promise.resolve(isEmpty))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  const address = screen.getByLabelText('Address')
  await userEvent.click(address)
  await userEvent.keyboard('swiatlo')
  expect(document.activeElement).toBe(address)
  expect((address as HTMLInputElement).value).toBe('swiatlo')
})

test('what the server refuses stands at its field, and what it was told stays', async () => {
  const sent: unknown[] = []
  show((values) => {
    sent.push(values)
    return Promise.resolve({ slug: ['Taken', 'Reserved'], form: ['The school is read-only'] })
  })
  await userEvent.type(screen.getByLabelText('Title'), 'Światło 🙂')
  await userEvent.type(screen.getByLabelText('Address'), 'swiatlo{Enter}')
  expect(await screen.findByText('The school is read-only')).toBeDefined()
  expect(screen.getByText('Reserved')).toBeDefined()
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([{ title: 'Światło 🙂', slug: 'swiatlo' }])
})

test('a plain form shows the messages an answer carried', () => {
  render(
    <Form errors={{ email: ['These credentials do not match our records.'] }}>
      <TextField name="email" label="Email" />
    </Form>,
  )
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a refusal of the form as a whole is said alone', () => {
  render(
    <Form errors={{ form: ['Login is temporarily disabled'] }}>
      <TextField name="email" label="Email" />
    </Form>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Login is temporarily disabled')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
