import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { NO_DETAILS } from './details.ts'
import { SearchFields } from './SearchFields.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const PRODUCT = { kind: 'course' as const, slug: 'zlocenie', title: 'Złocenie' }

function Form({ description }: { description: string }) {
  const details = { ...NO_DETAILS, title: 'Złocenie brzegów', description_html: description }
  const [values, setValues] = useState({ seo_title: '', seo_description: '', details })
  const change = (part: object) => setValues((before) => ({ ...before, ...part }))
  return <SearchFields product={PRODUCT} values={values} site={{ name: 'Ręka', host: 'reka.test' }} onChange={change} />
}

async function show(description: string) {
  await act(async () =>
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <Suspense>
          <Form description={description} />
        </Suspense>
      </Locale>,
    ),
  )
  return userEvent.setup()
}

const lines = () => [...screen.getByRole('figure').querySelectorAll('p')].map(({ textContent }) => textContent)

test('without words of its own a page is listed by its title and the beginning of its description', async () => {
  await show(`<p>Złoto &amp; kreda, ${'krok po kroku '.repeat(20)}</p>`)
  const [at, title, words] = lines()
  expect([at, title]).toEqual(['reka.test/zlocenie', 'Złocenie brzegów · Ręka'])
  expect(words).toMatch(/^Złoto & kreda, krok po kroku .{80,150}…$/)
})

test('what is typed is seen as it will be listed', async () => {
  const user = await show('')
  expect(lines()[2]).toBe('The beginning of your description appears here.')
  await user.type(screen.getByRole('textbox', { name: 'SEO title' }), 'Złoto na brzegach')
  await user.type(screen.getByRole('textbox', { name: 'SEO description' }), 'Kreda, klej i płatek.')
  expect(lines().slice(1)).toEqual(['Złoto na brzegach', 'Kreda, klej i płatek.'])
})
