import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import type { Floor } from './floors.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')

/** MDN's tables of what browsers know since when. */
export const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

/** Whether a browser knows something without a flag, since its floor at the latest. */
function knows(statements: SimpleSupportStatement[], floor: string): boolean {
  return statements.some(
    ({ version_added, version_removed, partial_implementation, flags, prefix, alternative_name }) =>
      !flags &&
      // the builds write this one where it is needed
      (!prefix || prefix === '-webkit-') &&
      !alternative_name &&
      // removed as a part when the whole came
      (!version_removed || partial_implementation) &&
      typeof version_added === 'string' &&
      version_added !== 'preview' &&
      number(version_added) <= number(floor),
  )
}

/** The browsers of a floor that are too old for a feature, as "safari 17.4"; none when it may be used. */
export function lacking(feature: Identifier | undefined, floor: Floor): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return Object.entries(floor).flatMap(([browser, version]) => {
    const told = support[browser as keyof typeof support]
    if (told === undefined) return []
    const statements = (Array.isArray(told) ? told : [told]) as SimpleSupportStatement[]
    if (knows(statements, version)) return []
    return [`${browser} ${statements[0]?.version_added || '–'}`]
  })
}

/** The features inside one; `__compat` tells of itself. */
export const within = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][]
