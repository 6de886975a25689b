import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Artykuły',
  errors: {
    'articles.without-text': 'Najpierw napisz treść artykułu.',
    'validation.article-slug': 'Użyj małych liter bez polskich znaków, cyfr i pojedynczych łączników między nimi',
    'validation.article-slug-unique': 'Inny artykuł ma już ten adres',
    'validation.tag': 'Tag musi mieć co najmniej jedną literę lub cyfrę',
    'validation.tag-length': 'Tag może mieć najwyżej 30 znaków',
    'validation.tags-many': 'Artykuł może mieć najwyżej 8 tagów',
    'validation.related-many': 'Wybierz najwyżej 4 produkty',
  },
  deeds: {
    'POST /home/articles': 'Napisanie artykułu',
    'PUT /home/articles/:articleId': 'Zmiana artykułu',
    'POST /home/articles/:articleId/publish': 'Opublikowanie lub zaplanowanie artykułu',
    'POST /home/articles/:articleId/unpublish': 'Przywrócenie artykułu do szkiców',
    'POST /home/articles/:articleId/preview-link': 'Utworzono link do podglądu artykułu',
    'POST /home/articles/:articleId/blocks': 'Dodanie elementu do artykułu',
    'PUT /home/articles/:articleId/blocks/order': 'Zmiana kolejności elementów artykułu',
    'PUT /home/articles/:articleId/blocks/:blockId': 'Zmiana elementu artykułu',
    'DELETE /home/articles/:articleId/blocks/:blockId': 'Usunięcie elementu artykułu',
    'POST /home/articles/:articleId/blocks/:blockId/restore': 'Przywrócenie elementu artykułu',
    'POST /home/articles/:articleId/blocks/:blockId/duplicate': 'Powielenie elementu artykułu',
    'DELETE /home/articles/:articleId': 'Usunięcie artykułu',
  },
} satisfies SameWords<typeof en>
