import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { logIn, register } from '#modules/people/contract.ts'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import type { Language } from '#platform/i18n/language.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { toast, toasts } from '#kit/feedback/toast.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { SchoolContext, type SiteSchool } from '#web/shell/use-school.ts'
import { LoginPage } from './LoginPage.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { violationsIn } from '#test/violations-in.ts'

const OPEN = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: true }
const call = vi.fn<(endpoint: unknown, given: unknown) => Promise<unknown>>()

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))
afterEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
  call.mockReset()
  cleanup()
})

const aSchool = (given: Partial<SiteSchool> = {}) =>
  ({ name: 'Dobra Ręka', icon: '', logos: [], ...OPEN, ...given }) as unknown as SiteSchool

async function show(page: ReactNode, language: Language = 'en') {
  await act(
    async () =>
      void render(
        <Locale language={language} timeZone="Europe/Warsaw">
          <SchoolContext value={aSchool()}>
            <ApiProvider api={{ call } as never}>
              <Suspense>{page}</Suspense>
            </ApiProvider>
          </SchoolContext>
        </Locale>,
      ),
  )
  return userEvent.setup()
}
const login = (given: Partial<SiteSchool> = {}) => <LoginPage school={aSchool(given)} token="token" outcome={null} />
const registration = (isOpen = true) => (
  <RegisterPage isOpen={isOpen} texts={['terms', 'privacy']} token="token" outcome={null} />
)

async function fillLogin(user: Awaited<ReturnType<typeof show>>, submit = 'Log in') {
  const [email, password] = ['email', 'password'].map((name) => document.querySelector(`input[name="${name}"]`)!)
  fireEvent.change(email!, { target: { value: 'zofia@katedra.test' } })
  fireEvent.change(password!, { target: { value: 'gęślą-jaźń' } })
  await user.click(screen.getByRole('button', { name: submit }))
  return { email, password }
}

test.each([
  [422, 'Wrong email or password', { email: ['These credentials do not match our records.'] }],
  [429, 'Too many login attempts. Please try again in 41 seconds.', undefined],
])('a login that is refused with %i says so in the words of the server', async (status, message, errors) => {
  call.mockRejectedValue(new ApiProblem(status, { message, ...(errors && { errors }) }))
  const user = await show(login())
  await fillLogin(user)
  expect((await screen.findByRole('alert')).textContent).toContain(errors?.email[0] ?? message)
  expect(call.mock.calls).toEqual([[logIn, expect.objectContaining({ email: 'zofia@katedra.test' })]])
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).not.toBe('true')
  expect(await violationsIn()).toEqual([])
})

test('a login without a network says so, keeps what was typed and shows it on demand', async () => {
  call.mockRejectedValue(new NetworkProblem('offline'))
  const user = await show(login(), 'pl')
  await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }))
  const { email, password } = await fillLogin(user, 'Zaloguj się')
  expect(toasts.current().map(({ title }) => title)).toEqual(['Błąd sieci'])
  expect(email).toHaveProperty('value', 'zofia@katedra.test')
  expect(password).toMatchObject({ type: 'text', value: 'gęślą-jaźń' })
})

test.each([
  [{ is_login_enabled: false }, 'Login is temporarily disabled'],
  [{ are_students_admitted: false }, 'Students are not able to log in yet'],
])('a school with %o says so before anyone types, and admins can log in all the same', async (given, words) => {
  await show(login(given))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(await violationsIn()).toEqual([])
})

test('a school that is open says nothing of it', async () => {
  await show(login())
  expect(screen.queryByText(/temporarily|not able to log in/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
})

test('where registration is closed there is no form, and no way to it from the login', async () => {
  await show(registration(false))
  expect(screen.getByText('Registration is temporarily disabled')).toBeTruthy()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(await violationsIn()).toEqual([])
  cleanup()
  await show(login({ is_registration_enabled: false }))
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
})

test('an email that is in use is refused under its field, and what was typed stays', async () => {
  call.mockRejectedValue(new ApiProblem(422, { message: 'No', errors: { email: ['Account already exists'] } }))
  const user = await show(registration())
  const typed = {
    'First and last name': 'Someone Else',
    Email: 'admin@katedra.test',
    Password: 'long enough',
    'Repeat the password': 'long enough',
  }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  const form = within(document.querySelector('form')!)
  expect((await form.findAllByText('Account already exists')).length).toBeGreaterThan(0)
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email)
  expect(screen.getByLabelText('First and last name')).toHaveProperty('value', 'Someone Else')
  expect(call.mock.calls).toEqual([[register, expect.objectContaining({ email: 'admin@katedra.test' })]])
  expect(await violationsIn()).toEqual([])
})
