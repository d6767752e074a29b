import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import type { MinimumVersions } from './minimum-versions.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')

/** MDN's browser compatibility data. */
export const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

/** Returns whether a browser supports a feature without a flag in the given minimum version. */
function knows(statements: SimpleSupportStatement[], floor: string): boolean {
  return statements.some(
    ({ version_added, version_removed, partial_implementation, flags, prefix, alternative_name }) =>
      !flags &&
      // the builds add this prefix where needed
      (!prefix || prefix === '-webkit-') &&
      !alternative_name &&
      // A partial implementation ends when the full one replaces it.
      (!version_removed || partial_implementation) &&
      typeof version_added === 'string' &&
      version_added !== 'preview' &&
      number(version_added) <= number(floor),
  )
}

/** Returns the browsers whose minimum version lacks a feature, as "safari 17.4"; empty when the feature may be used. */
export function unsupportingBrowsers(feature: Identifier | undefined, floor: MinimumVersions): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return Object.entries(floor).flatMap(([browser, version]) => {
    const stated = support[browser as keyof typeof support]
    if (stated === undefined) return []
    const statements = (Array.isArray(stated) ? stated : [stated]) as SimpleSupportStatement[]
    if (knows(statements, version)) return []
    return [`${browser} ${statements[0]?.version_added || '–'}`]
  })
}

/** The sub-features of a feature. `__compat` holds the feature's own data and is skipped. */
export const subfeaturesOf = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][]
