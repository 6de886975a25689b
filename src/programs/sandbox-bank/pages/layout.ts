import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { type Html, html } from './html.ts'
import en from './messages/en.ts'
import pl from './messages/pl.ts'
import { STYLE_TAG } from './style.ts'

const otherLanguage = { en: { code: 'pl', name: 'Polski' }, pl: { code: 'en', name: 'English' } } as const

export const textIn = (language: Language) => translator(language === 'pl' ? pl : en, language)

export function layout({ language, title, body }: { language: Language; title: string; body: Html }): Html {
  const text = textIn(language)
  const other = otherLanguage[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${text('bank')}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <header>
          <p class="bank">${text('bank')}</p>
          <nav aria-label="${text('language')}">
            <a href="?language=${other.code}" hreflang="${other.code}" lang="${other.code}">${other.name}</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer><p>${text('no-real-money')}</p></footer>
      </body>
    </html>`
}
