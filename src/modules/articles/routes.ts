import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { readArticleFeed } from './article-feed.ts'
import { articleBlockRoutes } from './blocks/routes.ts'
import * as contract from './contract.ts'
import { getArticle } from './get-article.ts'
import { getArticlePage } from './get-article-page.ts'
import { listArticles, listArticleTags } from './list-articles.ts'
import { listArticleAuthors, listPanelArticles } from './list-panel-articles.ts'
import { getArticlePreview, makePreviewLink } from './preview-links.ts'
import { deleteArticle, publishArticle, unpublishArticle } from './publish-article.ts'
import { createArticle, updateArticle } from './store-article.ts'

export function articleRoutes(app: App, media: Media): void {
  serve(app, contract.listArticles, listArticles)
  serve(app, contract.listArticleTags, listArticleTags)
  serve(app, contract.getArticlePage, (ctx, input) => getArticlePage(ctx, input, media))
  serve(app, contract.getArticlePreview, (ctx, input) =>
    getArticlePreview(ctx, input, { secretKey: app.secretKey, media }),
  )
  serve(app, contract.readArticleFeed, readArticleFeed)
  serve(app, contract.listPanelArticles, listPanelArticles)
  serve(app, contract.listArticleAuthors, listArticleAuthors)
  serve(app, contract.getArticle, getArticle)
  serve(app, contract.createArticle, createArticle)
  serve(app, contract.updateArticle, updateArticle)
  serve(app, contract.publishArticle, publishArticle)
  serve(app, contract.unpublishArticle, unpublishArticle)
  serve(app, contract.makePreviewLink, (ctx, input) => makePreviewLink(ctx, input, app.secretKey))
  serve(app, contract.deleteArticle, deleteArticle)
  articleBlockRoutes(app, media)
}
