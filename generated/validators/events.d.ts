// Generated from openapi/events.yaml. Do not edit: npm run generate.
import type { EventName } from '../events.ts'

interface Validate {
  (event: unknown): boolean
  errors?: unknown
}
export declare const eventValidators: Record<EventName, Validate>
