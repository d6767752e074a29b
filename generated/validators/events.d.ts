// Generated from openapi/events.yaml. Do not edit: npm run generate.
import type { Validator } from '../../src/contract/schema.ts'
import type { EventName } from '../events.ts'

export declare const eventValidators: Record<EventName, Validator>
