import path from 'node:path'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import { compileArticle } from './compile.ts'

/** Compiles the articles of the manual when the console imports them, so that browsers get data and no Markdown. */
export function manual(): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      // A new file changes what the list of articles imports, and the compiler what an article is compiled to.
      defineKey(({ id }) => (/\/features\/help\/manual(?:\.ts|\/[^/]+\.md)$/.test(id) ? false : undefined))
    },
    transform(source, id) {
      if (!/\/features\/help\/manual\/[^/]+\.md$/.test(id)) return undefined
      return { code: `export default ${JSON.stringify(compileArticle(path.basename(id, '.md'), source))}`, map: null }
    },
  }
}
