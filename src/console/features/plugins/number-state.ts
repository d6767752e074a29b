import type { Plugin } from './types.ts'

/** States of a WhatsApp number that Meta names, for staff. */
const STATES: Record<string, string> = {
  CONNECTED: 'Registrado',
  PENDING: 'Sin registrar',
  DISCONNECTED: 'Sin registrar',
  UNREGISTERED: 'Sin registrar',
  UNVERIFIED: 'Sin verificar',
  FLAGGED: 'En observación por su calidad',
  RESTRICTED: 'Con límite de envíos',
  RATE_LIMITED: 'Con límite de envíos',
  BANNED: 'Suspendido por Meta',
  MIGRATED: 'Pasó a otra cuenta',
  DELETED: 'Eliminado en Meta',
}

/** Returns a state of a WhatsApp number in words; as Meta names it if it is new. */
export const numberState = (state: string): string => STATES[state] ?? state

/** States of numbers that are registered, or that no PIN brings back. */
const BEYOND_REGISTRATION = new Set(['CONNECTED', 'FLAGGED', 'RESTRICTED', 'RATE_LIMITED', 'BANNED', 'DELETED'])

/** Whether a number must be registered with its PIN before it can send. Meta tells no state of its test numbers. */
export const isUnregistered = ({ kind, facts }: Pick<Plugin, 'kind' | 'facts'>): boolean =>
  kind === 'whatsapp' && facts.number_status !== undefined && !BEYOND_REGISTRATION.has(facts.number_status)
