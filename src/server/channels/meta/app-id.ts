import type { AtPlatform } from '../accounts/account.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import { pathPart } from './ids.ts'

/** Asks Meta which app gave the key of an account; undefined when it does not say. */
export async function appIdOf({
  secrets,
  settings,
}: Pick<AtPlatform, 'secrets' | 'settings'>): Promise<GraphOutcome<string | undefined>> {
  const { access_token: token } = secrets
  const seen = await callGraph<{ data?: { app_id?: string } }>(`debug_token?input_token=${encodeURIComponent(token)}`, {
    token,
    version: settings.api_version,
  })
  return seen.kind === 'ok' ? { kind: 'ok', value: pathPart(seen.value.data?.app_id) } : seen
}
