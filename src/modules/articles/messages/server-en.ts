export const en = {
  area: 'Articles',
  errors: {
    'articles.without-text': 'Write the text of the article first.',
    'validation.article-slug': 'Use small letters without accents, digits and single hyphens between them',
    'validation.article-slug-unique': 'Another article has this address',
    'validation.tag': 'A tag needs at least one letter or digit',
    'validation.tag-length': 'A tag can have at most 30 characters',
    'validation.tags-many': 'An article can have at most 8 tags',
    'validation.related-many': 'Choose at most 4 products',
  },
  deeds: {
    'POST /home/articles': 'Wrote an article',
    'PUT /home/articles/:articleId': 'Changed an article',
    'POST /home/articles/:articleId/publish': 'Published or scheduled an article',
    'POST /home/articles/:articleId/unpublish': 'Returned an article to draft',
    'POST /home/articles/:articleId/preview-link': 'Made a preview link of an article',
    'DELETE /home/articles/:articleId': 'Deleted an article',
  },
}
