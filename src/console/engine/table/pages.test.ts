import { expect, test } from 'vitest'
import { pageLinks } from './Paginator.tsx'
import { countFilter } from './Summary.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('pageLinks for page %i of %i returns %j', (page, pages, links) => expect(pageLinks(page, pages)).toEqual(links))

test.each([
  ['count:connected', { connected: true }],
  ['count:connected=false', { connected: false }],
  ['count:state=active', { state: 'active' }],
])('countFilter of %s returns %j', (part, filter) => expect(countFilter(part)).toEqual(filter))
