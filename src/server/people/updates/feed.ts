import type { components } from '../../../../generated/api.d.ts'
import { UpdateKindOptions } from '../../../../generated/options.ts'
import { brand } from '../../../../generated/shell.ts'
import { parseRichText, plainText } from '../../../contract/rich-text.ts'
import { escapeHtml } from '../../foundation/http/html.ts'
import { type Release, releases } from './releases.ts'

type Feed = components['schemas']['UpdateFeed']

const kindOf = ({ kind }: Release) => UpdateKindOptions.find(({ value }) => value === kind)?.label ?? kind

/**
 * Returns the release notes as a JSON Feed, newest first.
 * @see https://www.jsonfeed.org/version/1.1/
 * @param address address of the console, without a final slash
 */
export function jsonFeed(address: string): Feed {
  const page = `${address}/updates`
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Novedades de ${brand.product}`,
    home_page_url: page,
    feed_url: `${address}/api/updates/feed.json`,
    language: 'es-AR',
    items: [...releases].reverse().map((release) => ({
      id: String(release.id),
      url: `${page}#novedad-${release.id}`,
      title: release.title,
      content_text: plainText(parseRichText(release.body)),
      date_published: release.published_at,
      tags: [kindOf(release)],
    })),
  }
}

/**
 * Returns the release notes as RSS 2.0, newest first.
 * @see https://www.rssboard.org/rss-specification
 * @param address address of the console, without a final slash
 */
export function rssFeed(address: string): Buffer {
  const { title, home_page_url, language, items } = jsonFeed(address)
  const entries = items.map(
    (item) => `<item><title>${escapeHtml(item.title)}</title><link>${escapeHtml(item.url)}</link>
<guid isPermaLink="true">${escapeHtml(item.url)}</guid><pubDate>${new Date(item.date_published).toUTCString()}</pubDate>
<category>${escapeHtml(item.tags.join(', '))}</category><description>${escapeHtml(item.content_text)}</description></item>`,
  )
  return Buffer.from(`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>${escapeHtml(title)}</title><link>${escapeHtml(home_page_url)}</link>
<description>${escapeHtml(title)}</description><language>${language}</language>
${entries.join('\n')}
</channel></rss>
`)
}
