import type { Article } from './article.ts'

const files = import.meta.glob<Article>('./manual/*.md', { eager: true, import: 'default' })

/** All articles, in the order of the list of contents. */
export const articles: readonly Article[] = Object.values(files).sort((a, b) => a.order - b.order)

/** Returns an article by its id. */
export const articleOf = (id: string): Article | undefined => articles.find((one) => one.id === id)
