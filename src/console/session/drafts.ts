import type { Input } from '../../contract/screen.ts'
import { currentSession } from './state.ts'

/** What was being written when the page was left: what it began with, and what it had become. */
export interface KeptDraft<Values, Row> {
  record: Row | undefined
  values: Values
}

const KEPT = 'draft:'

/** Where a draft is kept: per user, bot, operation and record. In this tab alone: two windows do not mix theirs. */
export function draftKey(operation: string, id: unknown): string {
  const { user, bot } = currentSession()
  return [`${KEPT}${user?.id ?? ''}`, bot?.id ?? '', operation, id ?? ''].join(':')
}

export function keepDraft<Values, Row>(key: string, draft: KeptDraft<Values, Row>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // no room, or none allowed: then a reload loses it, as it would without
  }
}

/** What was kept; undefined for nothing. */
export function keptDraft<Values, Row>(key: string): KeptDraft<Values, Row> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key)
}

/** Drops every draft of this tab: who uses it is leaving. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEPT)) dropDraft(key)
}

/** Of the values of a form, those that may be kept: what the contract names, and nothing that is secret. */
export function keepable<Values extends object>(inputs: readonly Input[], values: Values): Values {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.find(({ source }) => source === name)
    return !input || input.secret || input.type === 'password' ? [] : [[name, keepableOf(input, value)]]
  })
  return Object.fromEntries(known) as Values
}

function keepableOf({ fields }: Input, value: unknown): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((item) => keepable(fields, item)) : keepable(fields, value)
}
